import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipCount } from '#web/ui/chip-count.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { useShowAdded } from '#web/ui/use-show-added.ts'
import { Climb } from './climb.tsx'
import { CompletedSkillCard } from './completed-skill-card.tsx'
import { SkillCard } from './skill-card.tsx'
import { SkillIdeasRow } from './skill-ideas-row.tsx'
import { useDeleteSkill } from './use-delete-skill.ts'

type View = 'active' | 'completed'

interface OpenOrCompletedSkillsProps {
  skills: readonly Skill[]
  /** The child's age in years, or null. */
  age: number | null
  child: Child
  /** Opens the form of a challenge, null for a new one. */
  onDialog: (edited: Skill | null) => void
}

/** The chosen view stands out of the quiet track of both. */
const viewClasses =
  'min-h-11! border-transparent! bg-transparent! text-text-2! data-checked:border-line! data-checked:bg-surface! data-checked:text-text!'

/** Renders the open or the completed challenges, with chips that switch between the two once there is one. */
export function OpenOrCompletedSkills(props: OpenOrCompletedSkillsProps) {
  const { skills, onDialog } = props
  const t = useTranslations('skills')
  const list = useFadeMovedItems<HTMLDivElement>()
  const expectAdded = useShowAdded(
    list,
    skills.map(({ id }) => id),
  )
  const [chosen, setView] = useState<View>('active')
  const [before, setBefore] = useState(skills)
  const view = skills.length === 0 ? 'active' : chosen
  const open = view === 'active' ? listOpenOrKept(skills, before) : skills.filter(({ isCompleted }) => !isCompleted)
  const completed = skills.filter((skill) => !open.includes(skill))
  // The empty state has a button of its own.
  const isEmpty = view === 'active' && open.length === 0
  const changeView = (next: View) => {
    setView(next)
    setBefore(skills)
  }
  return (
    <div ref={list} className="grid grid-cols-1 gap-3 [overflow-anchor:none]">
      {skills.length > 0 && (
        <div className="@container flex flex-wrap items-center justify-between gap-2">
          <ChipGroup
            label={t('views')}
            value={view}
            onChange={changeView}
            className="gap-0! rounded-full bg-surface-2"
            chipClassName={viewClasses}
            options={[
              { value: 'active', label: <ViewLabel text={t('active')} count={open.length} /> },
              { value: 'completed', label: <ViewLabel text={t('completed')} count={completed.length} /> },
            ]}
          />
          <p className="sr-only">{t('total', { count: skills.length })}</p>
          {!isEmpty && (
            <Button
              tone="ghost"
              size="compact"
              icon="plus"
              className="-mr-3.5 ml-auto"
              aria-label={t('add')}
              onClick={() => onDialog(null)}
            >
              <span className="hidden @min-[19rem]:inline [:lang(es)_&]:@max-[22rem]:hidden">{t('add')}</span>
            </Button>
          )}
        </div>
      )}
      {view === 'active' ? (
        <ActiveSkills {...props} open={open} completed={completed} onAdding={expectAdded} />
      ) : completed.length === 0 ? (
        <NoCompletedSkills child={props.child} onBack={() => changeView('active')} />
      ) : (
        <SkillCards {...props} shown={completed} />
      )}
    </div>
  )
}

/** Renders a view with its number of challenges, once there is one. */
function ViewLabel({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} {count > 0 && <ChipCount count={count} />}
    </>
  )
}

/** Returns the open challenges, the last added one last; what was open before keeps its place when it is completed. */
const listOpenOrKept = (skills: readonly Skill[], before: readonly Skill[]): Skill[] => {
  const states = new Map(before.map(({ id, isCompleted }) => [id, isCompleted]))
  const kept = skills.filter(({ id, isCompleted }) => states.get(id) === false || (states.has(id) && !isCompleted))
  // The API lists the newest first.
  return [...kept, ...skills.filter(({ id }) => !states.has(id)).toReversed()]
}

interface ActiveSkillsProps extends OpenOrCompletedSkillsProps {
  open: readonly Skill[]
  completed: readonly Skill[]
  /** Called with the tapped idea just before its challenge is added. */
  onAdding: (element: HTMLElement | null) => void
}

/** Renders the open challenges and ideas for more; without an open one, what comes next, above the ideas and the completed ones. */
function ActiveSkills({ open, completed, onAdding, ...props }: ActiveSkillsProps) {
  const { skills, age, child, onDialog } = props
  const t = useTranslations('skills')
  const hasNone = open.length === 0
  return (
    <>
      <SkillCards {...props} isKept shown={open} />
      {hasNone && <NoActiveSkills {...props} />}
      <SkillIdeasRow child={child} skills={skills} age={age} onAdding={onAdding} onChange={onDialog} />
      {hasNone && completed.length > 0 && (
        <>
          <h2 className="type-h3 mt-2">{t('completedTitle')}</h2>
          <SkillCards {...props} shown={completed} />
        </>
      )}
    </>
  )
}

type SkillCardsProps = OpenOrCompletedSkillsProps & { shown: readonly Skill[]; isKept?: boolean }

function SkillCards({ shown, child, isKept = false, onDialog }: SkillCardsProps) {
  const remove = useDeleteSkill()
  if (shown.length === 0) return null
  const areCompleted = shown.every(({ isCompleted }) => isCompleted)
  const columns = areCompleted ? 'lg:grid-cols-2 lg:items-start' : 'min-[100rem]:grid-cols-2'
  return (
    <ul className={classNames('grid grid-cols-1 gap-3', shown.length > 1 && columns)}>
      {shown.map((skill) => {
        const Shown = skill.isCompleted ? CompletedSkillCard : SkillCard
        return (
          <li key={skill.id} data-item={skill.id} data-skill={skill.id} className="grid">
            <Shown
              skill={skill}
              child={child}
              isKept={isKept}
              onEdit={() => onDialog(skill)}
              onDelete={() => void remove.send(skill)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Renders what will stand here: a mountain on which the light is on its way. */
function NoCompletedSkills({ child, onBack }: { child: Child; onBack: () => void }) {
  const t = useTranslations('skills')
  return (
    <EmptyState
      className="gap-3! py-6!"
      illustration={
        <div aria-hidden="true" className="w-full max-w-72">
          <Climb best={3} target={5} label="" valueText="" />
        </div>
      }
      title={t('emptyCompletedTitle')}
      description={t('emptyCompleted', { name: child.name })}
      action={
        <Button tone="soft" onClick={onBack}>
          {t('emptyCompletedNext')}
        </Button>
      }
    />
  )
}

function NoActiveSkills({ skills, child, onDialog }: OpenOrCompletedSkillsProps) {
  const t = useTranslations('skills')
  const isNew = skills.length === 0
  return (
    <EmptyState
      className="gap-2! py-4!"
      illustration={<PosedMascot pose="think" size={88} />}
      title={isNew ? t('emptyTitle') : t('emptyActiveTitle')}
      description={isNew ? t('empty', { name: child.name }) : t('emptyActive')}
      action={
        <Button className="mt-1.5" onClick={() => onDialog(null)}>
          {t('addFirst')}
        </Button>
      }
    />
  )
}
