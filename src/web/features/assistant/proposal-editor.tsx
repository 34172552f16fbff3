import { useTimeZone, useTranslations } from 'use-intl'
import type { Proposal } from '#shared/assistant/sentence.ts'
import { maxDaysBack } from '#shared/acts/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { ChipMenu } from '#web/ui/chip-menu.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useFadeBelowOn } from '#web/ui/use-fade-below-on.ts'
import { MomentFaces } from './moment-faces.tsx'
import { applyChoice, moveToChild } from './proposal-choices.ts'
import { KindField } from './proposal-kind-field.tsx'
import { AwardPoints, ScoreValue } from './proposal-number-fields.tsx'
import { useThingsOfChild } from './use-things-of-child.ts'

interface ProposalEditorProps {
  id: string
  proposal: Proposal
  family: readonly Child[]
  onChange: (changed: Proposal) => void
  onClose: () => void
}

/** Renders what can be changed of a proposal: whose it is, what, its points, score or words, and the day. */
export function ProposalEditor({ id, proposal, family, onChange, onClose }: ProposalEditorProps) {
  const t = useTranslations()
  const { childId } = proposal
  const what = useFadeBelowOn<HTMLDivElement>(proposal.kind)
  const { things, load } = useThingsOfChild(childId)
  const move = async (chosen: string) => onChange(moveToChild(proposal, chosen, await load(chosen)))
  return (
    <div id={id} className="grid grid-cols-1 gap-3 border-t border-line px-3 py-3">
      {family.length > 1 && (
        <ChipGroup
          label={t('sentence.who')}
          options={family.map((child) => ({ value: child.id, label: <NameChip child={child} /> }))}
          value={childId}
          onChange={(chosen) => void move(chosen)}
        />
      )}
      <div ref={what} className="grid grid-cols-1">
        <KindField
          proposal={proposal}
          things={things}
          onChange={(choice) => onChange(applyChoice(proposal, choice, things))}
        />
      </div>
      {proposal.kind === 'behavior' && (
        <>
          <TextField
            label={t('sentence.titleOfDeed')}
            value={proposal.title}
            autoComplete="off"
            error={proposal.title.trim() === '' ? t('behaviors.sheet.nameRequired') : undefined}
            onChange={({ target }) => onChange({ ...proposal, title: target.value, preset: undefined })}
          />
          <AwardPoints proposal={proposal} onChange={onChange} />
        </>
      )}
      {proposal.kind === 'score' && <ScoreValue proposal={proposal} onChange={onChange} />}
      {proposal.kind === 'moment' && (
        <>
          <MomentFaces proposal={proposal} onChange={onChange} />
          <TextArea
            label={t('moments.story')}
            rows={2}
            value={proposal.story}
            onChange={({ target }) => onChange({ ...proposal, story: target.value })}
          />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DayChoice day={proposal.day} onChoose={(day) => onChange({ ...proposal, day })} />
        <Button tone="ghost" size="compact" onClick={onClose}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  )
}

function NameChip({ child: { name, avatarUrl } }: { child: Child }) {
  return (
    <span className="-ml-2 flex min-w-0 items-center gap-2">
      <Avatar emoji={avatarUrl} name={name} size="small" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}

/** Renders the day as a chip with a menu: today, the six days before, and an earlier one that the sentence named. */
function DayChoice({ day, onChoose }: { day: Day; onChoose: (day: Day) => void }) {
  const t = useTranslations('behaviors')
  const zone = useTimeZone() ?? 'UTC'
  const today = useToday()
  const dayName = useDayName(zone)
  const near = Array.from({ length: maxDaysBack + 1 }, (_, ago) => addDays(today, -ago))
  const days = near.includes(day) ? near : [...near, day]
  const nameOf = (one: Day) => (near.includes(one) ? dayName.onChip(one) : dayName.date(one))
  return (
    <ChipMenu
      label={t('whenName', { day: nameOf(day) })}
      name={nameOf(day)}
      isSet={day !== today}
      choices={days.map((value) => ({ value, label: nameOf(value) }))}
      value={day}
      onChange={onChoose}
    />
  )
}
