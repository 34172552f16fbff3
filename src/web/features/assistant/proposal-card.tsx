import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Proposal } from '#shared/assistant/sentence.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFadeBelowOn } from '#web/ui/use-fade-below-on.ts'
import { MomentFaces } from './moment-faces.tsx'
import { ProposalEditor } from './proposal-editor.tsx'
import { ProposalPicture } from './proposal-picture.tsx'
import { computePoints, isComplete } from './proposals.ts'
import { changeProposal, tick, type CardsProps, type ProposalEntry } from './sentence-cards.ts'
import { useProposalTexts } from './use-proposal-texts.ts'

type ProposalCardProps = Pick<CardsProps, 'family' | 'onChange'> & { entry: ProposalEntry }

/** Renders a proposed act: who, what, its points and a check mark; a pencil opens what can be changed. */
export function ProposalCard({ entry, family, onChange }: ProposalCardProps) {
  const { proposal, status, failure } = entry
  const t = useTranslations('sentence')
  const id = useId()
  const title = useProposalTexts(family).titleOf(proposal)
  const [isEditing, setIsEditing] = useState(false)
  // They stay when all is chosen: nothing moves under the finger that may choose again.
  const [wasIncomplete] = useState(() => !isComplete(proposal))
  const change = (changed: Proposal) => onChange((cards) => changeProposal(cards, changed))
  const isOpen = status === 'open' || (status === 'failed' && !entry.isUncertain)
  const isEditorOpen = isOpen && isEditing
  const hasFaces = isOpen && !isEditing && proposal.kind === 'moment' && (wasIncomplete || !isComplete(proposal))
  const hasFailed = failure !== undefined && status === 'failed'
  const head = useFadeBelowOn<HTMLDivElement>([isEditorOpen, hasFaces, hasFailed].join(' '))
  const child = family.length > 1 ? family.find((one) => one.id === proposal.childId) : undefined
  return (
    <li
      data-proposal={status}
      data-card={proposal.id}
      className={classNames(
        'rounded-card border-[1.5px] border-line',
        status === 'done' ? 'bg-leaf-tint' : 'bg-surface shadow-card',
      )}
    >
      <div
        ref={head}
        className="relative flex flex-wrap items-center justify-end gap-x-3 gap-y-1 px-3 max-[26rem]:gap-x-2 py-2.5"
      >
        <ProposalPicture proposal={proposal} child={child} />
        <div className="flex min-w-0 flex-[1_1_8rem] items-center">
          <Words {...{ id, entry, family }} />
          <Pencil {...{ id, title, isOpen, isEditing }} onEdit={() => setIsEditing(!isEditing)} />
        </div>
        <Worth id={id} proposal={proposal} />
        <Tick id={id} entry={entry} onChange={onChange} />
        <Doubt {...{ id, entry, family }} />
      </div>
      {hasFailed && (
        <p className="flex gap-2 px-3 pb-2.5 text-small font-medium text-honey">
          <Icon name="alert" size={18} className="mt-px shrink-0" />
          <span className="min-w-0">{t('failedBecause', { reason: failure })}</span>
        </p>
      )}
      {hasFaces && (
        <div className="px-3 pb-3">
          <MomentFaces proposal={proposal} onChange={change} />
        </div>
      )}
      {isEditorOpen && (
        <ProposalEditor
          id={`${id}editor`}
          proposal={proposal}
          family={family}
          onChange={change}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  )
}

/** Returns whether a row says why it was not ticked at first; a moment whose face is missing asks for that instead. */
const hasDoubt = ({ doubt, ...proposal }: Proposal): boolean => doubt !== undefined && isComplete(proposal)

interface WordsProps extends Pick<CardsProps, 'family'> {
  id: string
  entry: ProposalEntry
}

/** Renders what it is and whose. */
function Words({ id, entry, family }: WordsProps) {
  const { proposal } = entry
  const { titleOf, factsOf } = useProposalTexts(family)
  return (
    <span className="grid min-h-12 min-w-0 flex-1 content-center">
      <span
        id={`${id}title`}
        className={classNames('block wrap-anywhere', proposal.kind === 'moment' ? 'line-clamp-2' : 'type-h3')}
      >
        {titleOf(proposal)}
      </span>
      <span id={`${id}facts`} className="block text-small wrap-anywhere text-text-2">
        {factsOf(proposal)}
      </span>
    </span>
  )
}

/** Renders, in a line of its own, why it was not ticked at first; quiet once it is ticked. */
function Doubt({ id, entry, family }: WordsProps) {
  const { doubtOf } = useProposalTexts(family)
  if (!hasDoubt(entry.proposal)) return null
  return (
    <span
      id={`${id}doubt`}
      className={classNames(
        'block basis-full text-small wrap-anywhere',
        entry.isTicked ? 'text-text-2' : 'font-medium text-honey',
      )}
    >
      {doubtOf(entry.proposal)}
    </span>
  )
}

interface PencilProps {
  id: string
  title: string
  isOpen: boolean
  isEditing: boolean
  onEdit: () => void
}

/** Renders a button that opens what can be changed. Where nothing can, its room stays, so that the card keeps its height. */
function Pencil({ id, title, isOpen, isEditing, onEdit }: PencilProps) {
  const t = useTranslations('sentence')
  return (
    <IconButton
      icon="edit"
      iconSize={18}
      aria-label={t('change', { title })}
      aria-expanded={isEditing}
      aria-controls={isEditing ? `${id}editor` : undefined}
      className={classNames('z-1 -mr-3 -ml-2 text-primary', !isOpen && 'invisible')}
      onClick={onEdit}
    />
  )
}

/** Renders the points of a proposal, or its score. */
function Worth({ id, proposal }: { id: string; proposal: Proposal }) {
  const amount = useFormatWithUnit()
  if (proposal.kind === 'score')
    return (
      <span id={`${id}worth`} className="font-round font-semibold text-summit tabular-nums">
        {Number.isFinite(proposal.value) && amount(proposal.value, proposal.unit)}
      </span>
    )
  return (
    <span id={`${id}worth`} className="type-h3 min-w-9 text-right leading-none">
      <ActPoints points={computePoints(proposal) || null} purchase={proposal.kind === 'redeem'} variant="text" />
    </span>
  )
}

const tickClasses =
  'peer size-10 appearance-none rounded-full border-2 border-control checked:border-leaf checked:bg-leaf disabled:border-dashed ' +
  // The whole card is its hit area.
  "[grid-area:1/1] before:absolute before:inset-0 before:rounded-card before:content-['']"

/** Renders the check mark, whose hit area is the whole card; what was recorded says so in its place. */
function Tick({ id, entry, onChange }: Pick<ProposalCardProps, 'entry' | 'onChange'> & { id: string }) {
  const t = useTranslations('sentence')
  const { proposal, isTicked, status } = entry
  if (status === 'done')
    return (
      <span className="grid size-10 place-items-center rounded-full bg-surface text-leaf">
        <Icon name="check" size={22} />
        <span className="sr-only">{t('done')}</span>
      </span>
    )
  const canTick = isComplete(proposal)
  return (
    <span className="grid place-items-center">
      <input
        type="checkbox"
        checked={isTicked && canTick}
        disabled={!canTick || status === 'sending'}
        aria-labelledby={`${id}title ${id}facts ${id}worth`}
        aria-describedby={hasDoubt(proposal) ? `${id}doubt` : undefined}
        className={classNames(tickClasses, status === 'sending' && 'animate-wait')}
        onChange={({ currentTarget }) => onChange((cards) => tick(cards, proposal.id, currentTarget.checked))}
      />
      <Icon
        name="check"
        size={22}
        className="pointer-events-none text-surface opacity-0 [grid-area:1/1] peer-checked:opacity-100"
      />
    </span>
  )
}
