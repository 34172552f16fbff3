import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { deleteSkill, listScores, listSkills, type Skill } from '#shared/skills/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { queryKeyOf, updateCached } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { CompletedSkillCard } from './completed-skill-card.tsx'
import { SkillCard } from './skill-card.tsx'
import type { EditedSkill } from './skill-dialog.tsx'
import { useSkillExamples } from './use-skill-examples.ts'

type View = 'active' | 'completed'

interface OpenOrCompletedSkillsProps {
  skills: readonly Skill[]
  child: Child
  onDialog: (edited: EditedSkill) => void
}

/** Renders the open or the completed challenges, with chips that switch between the two. */
export function OpenOrCompletedSkills({ skills, child, onDialog }: OpenOrCompletedSkillsProps) {
  const t = useTranslations('skills')
  const [view, setView] = useState<View>('active')
  const completed = skills.filter(({ isCompleted }) => isCompleted)
  const active = skills.filter(({ isCompleted }) => !isCompleted)
  if (skills.length === 0) return <NoSkills child={child} onDialog={onDialog} />
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ChipGroup
          label={t('views')}
          value={view}
          onChange={setView}
          options={[
            { value: 'active', label: t('active', { count: active.length }) },
            { value: 'completed', label: t('completed', { count: completed.length }) },
          ]}
        />
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="mx-0.5 min-w-0 text-small text-text-2">{t('total', { count: skills.length })}</p>
          <Button icon="plus" className="ml-auto" onClick={() => onDialog({ example: null })}>
            {t('add')}
          </Button>
        </div>
      </div>
      <SkillCards view={view} skills={view === 'active' ? active : completed} child={child} onDialog={onDialog} />
    </>
  )
}

/** `send(skill)`: deletes a challenge without asking. */
const useDeleteSkill = () => {
  const t = useTranslations('skills')
  return useCommand(deleteSkill, {
    input: ({ id }: Skill) => ({ params: { id } }),
    update: (client, _, { id, childId }) => {
      updateCached(client, listSkills, { params: { childId } }, (skills) => skills.filter((one) => one.id !== id))
      client.removeQueries({ queryKey: queryKeyOf(listScores, { params: { id }, query: {} }) })
    },
    success: (_, { title }) => {
      focusHeading()
      return { title: t('deleted', { title }), undo: title }
    },
    failure: t('deleteFailed'),
  })
}

function SkillCards({ view, skills, child, onDialog }: OpenOrCompletedSkillsProps & { view: View }) {
  const t = useTranslations('skills')
  const remove = useDeleteSkill()
  if (skills.length === 0) {
    return (
      <p className="px-4 py-8 text-center text-text-2">{t(view === 'active' ? 'emptyActive' : 'emptyCompleted')}</p>
    )
  }
  const Shown = view === 'active' ? SkillCard : CompletedSkillCard
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:items-start lg:gap-4">
      {skills.map((skill) => (
        <Shown
          key={skill.id}
          skill={skill}
          child={child}
          onEdit={() => onDialog({ skill })}
          onDelete={() => void remove.send(skill)}
        />
      ))}
    </ul>
  )
}

function NoSkills({ child, onDialog }: Omit<OpenOrCompletedSkillsProps, 'skills'>) {
  const t = useTranslations('skills')
  const examples = useSkillExamples()
  return (
    <EmptyState
      illustration={<PosedMascot pose="think" size={96} />}
      title={t('emptyTitle')}
      description={t('empty', { name: child.name })}
      action={<Button onClick={() => onDialog({ example: null })}>{t('addFirst')}</Button>}
      samples={examples.map((example) => (
        <ChipButton key={example.key} className="shrink!" onClick={() => onDialog({ example })}>
          {example.label}
        </ChipButton>
      ))}
    />
  )
}
