import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { useMediaQuery } from '#web/lib/media.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipCount } from '#web/ui/chip-count.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { useShowAdded } from '#web/ui/use-show-added.ts'
import { CompletedSkillCard } from './completed-skill-card.tsx'
import { NoActiveSkills, NoCompletedSkills } from './no-skills.tsx'
import { SkillCard } from './skill-card.tsx'
import { SkillIdeasRow } from './skill-ideas-row.tsx'
import { useHideScoresOnUnmount } from './use-are-scores-shown.ts'
import { useDeleteSkill } from './use-delete-skill.ts'
import type { SkillLists } from './use-skill-lists.ts'
import { WideSkills } from './wide-skills.tsx'
import { listAndDetailMediaQuery } from './list-and-detail.ts'

type View = 'active' | 'completed'

interface OpenOrCompletedSkillsProps {
  skills: readonly Skill[]
  /** The child's age in years, or null. */
  age: number | null
  child: Child
  lists: SkillLists
  /** The id of the challenge that was chosen or added last. */
  chosenId: string | undefined
  onChoose: (id: string) => void
  /** Opens the form of a challenge, null for a new one. */
  onDialog: (edited: Skill | null) => void
}

/** The chosen view stands out of the quiet track of both. */
const viewClasses =
  'min-h-11! border-transparent! bg-transparent! text-text-2! data-checked:border-line! data-checked:bg-surface! data-checked:text-text!'

/**
 * Renders the open or the completed challenges, with chips that switch between the two once there is one; in a wide window both
 * stand beside the chosen one.
 */
export function OpenOrCompletedSkills(props: OpenOrCompletedSkillsProps) {
  const { skills, age, child, lists, chosenId, onChoose, onDialog } = props
  const isWide = useMediaQuery(listAndDetailMediaQuery)
  const list = useFadeMovedItems<HTMLDivElement>()
  const expectAdded = useShowAdded(
    list,
    skills.map(({ id }) => id),
  )
  const [chosen, setView] = useState<View>('active')
  useHideScoresOnUnmount()
  const { open, completed } = lists
  const view = skills.length === 0 ? 'active' : chosen
  const ideas = (
    <SkillIdeasRow
      {...{ child, skills, age }}
      onAdding={(element, id) => {
        expectAdded(element)
        onChoose(id)
      }}
      onChange={onDialog}
    />
  )
  const empty = <NoActiveSkills child={child} isNew={skills.length === 0} onAdd={() => onDialog(null)} />
  const changeView = (next: View) => {
    setView(next)
    lists.forgetKept()
  }
  return (
    <div ref={list} className="grid grid-cols-1 gap-3 [overflow-anchor:none]">
      {isWide ? (
        <WideSkills {...{ child, open, completed, chosenId, onChoose, ideas, empty }} onEdit={onDialog} />
      ) : (
        <>
          {skills.length > 0 && <ViewBar {...props} {...{ view, changeView }} />}
          {view === 'active' ? (
            <ActiveSkills {...props} {...{ open, completed, ideas, empty }} />
          ) : completed.length === 0 ? (
            <NoCompletedSkills child={child} onBack={() => changeView('active')} />
          ) : (
            <SkillCards {...props} shown={completed} />
          )}
        </>
      )}
    </div>
  )
}

interface ViewBarProps extends OpenOrCompletedSkillsProps {
  view: View
  changeView: (view: View) => void
}

/** Renders the chips that switch between both views, with their counts, and the button that adds a challenge. */
function ViewBar({ skills, view, lists: { open, counts }, changeView, onDialog }: ViewBarProps) {
  const t = useTranslations('skills')
  // The empty state has a button of its own.
  const isEmpty = view === 'active' && open.length === 0
  return (
    <div className="@container flex flex-wrap items-center justify-between gap-2">
      <ChipGroup
        label={t('views')}
        value={view}
        onChange={changeView}
        className="gap-0! rounded-full bg-surface-2"
        chipClassName={viewClasses}
        options={[
          { value: 'active', label: <ViewLabel text={t('active')} count={counts.open} /> },
          { value: 'completed', label: <ViewLabel text={t('completed')} count={counts.completed} /> },
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
          <span className="hidden @min-[19rem]:inline [:lang(es)_&]:@max-[24rem]:hidden">{t('add')}</span>
        </Button>
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

interface ActiveSkillsProps extends OpenOrCompletedSkillsProps {
  open: readonly Skill[]
  completed: readonly Skill[]
  ideas: ReactNode
  empty: ReactNode
}

/** Renders the open challenges and ideas for more; without an open one, what comes next, above the ideas and the completed ones. */
function ActiveSkills({ open, completed, ideas, empty, ...props }: ActiveSkillsProps) {
  const t = useTranslations('skills')
  const hasNone = open.length === 0
  return (
    <>
      <SkillCards {...props} isKept shown={open} />
      {hasNone && empty}
      {ideas}
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
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 gap-3',
        areCompleted && shown.length > 1 && 'lg:grid-cols-2 lg:items-start',
      )}
    >
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
