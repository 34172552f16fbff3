import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addHabit, type Habit } from '#shared/habits/contract.ts'
import { targetDays } from '#shared/habits/rules.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { addCachedHabit } from './habit-cache.ts'
import { findHabitIdeas, type HabitIdea } from './habit-ideas.ts'

interface HabitIdeasRowProps {
  child: Child
  /** The child's age in years, or null. */
  age: number | null
  habits: readonly Habit[]
  onWrite: () => void
  onChange: (habit: Habit) => void
}

const mostIdeas = 6

/** `send(idea)`: adds the habit of an idea with its cue, easy and for 21 days. */
const useAddIdea = (child: Child, onAdded: (idea: HabitIdea, habitId: string) => void) => {
  const t = useTranslations('habits')
  return useCommand(addHabit, {
    input: (idea: HabitIdea) => ({
      body: {
        childId: child.id,
        title: t(`samples.${idea}.title`),
        cue: t(`samples.${idea}.cue`),
        difficulty: 'easy' as const,
        targetDays: targetDays.usual,
      },
    }),
    update: (client, habit, idea) => {
      addCachedHabit(client, habit)
      onAdded(idea, habit.id)
    },
    success: ({ title }) => ({ title: t('added', { title }) }),
    failure: t('form.addFailed'),
  })
}

/**
 * Renders ideas as chips that add a habit in one tap, and a button to write an own one. Ideas that are habits already
 * when the screen opens are left out; those added since stay in their place. Give it the child's id as `key`.
 */
export function HabitIdeasRow({ child, age, habits, onWrite, onChange }: HabitIdeasRowProps) {
  const t = useTranslations('habits')
  const [ideas] = useState(() => {
    const titles = new Set(habits.map(({ title }) => title))
    const isNew = (idea: HabitIdea) => !titles.has(t(`samples.${idea}.title`))
    return findHabitIdeas(age).filter(isNew).slice(0, mostIdeas)
  })
  const [added, setAdded] = useState<Partial<Record<HabitIdea, string>>>({})
  const add = useAddIdea(child, (idea, habitId) => setAdded((before) => ({ ...before, [idea]: habitId })))
  const { name } = child
  const ideasText = age === null ? t('ideas', { name }) : t('ideasForAge', { name, age })
  return (
    <section className="mb-3">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="type-h3 min-w-0 wrap-anywhere">{ideas.length > 0 ? ideasText : t('list', { name })}</h2>
        <Button tone="ghost" size="compact" className="-mr-3.5" onClick={onWrite}>
          {t('add')}
        </Button>
      </div>
      {ideas.length > 0 && (
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
          {ideas.map((idea) => {
            const habit = habits.find(({ id }) => id === added[idea])
            return (
              <li key={idea} className="shrink-0">
                <IdeaChip
                  title={habit?.title ?? t(`samples.${idea}.title`)}
                  isAdded={habit !== undefined}
                  isPending={add.pending === idea}
                  onAdd={() => void add.send(idea)}
                  onChange={() => habit && onChange(habit)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

interface IdeaChipProps {
  title: string
  isAdded: boolean
  isPending: boolean
  onAdd: () => void
  onChange: () => void
}

const renderLink = (words: ReactNode) => <span className="text-primary underline">{words}</span>

/** Renders an idea with "Add", or "Added · Change"; both have the same width, so that nothing moves. */
function IdeaChip({ title, isAdded, isPending, onAdd, onChange }: IdeaChipProps) {
  const t = useTranslations('habits')
  const isNewTap = useDoubleTapGuard()
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      className={classNames(
        'press flex min-h-15 max-w-80 items-center gap-3 rounded-tile border-[1.5px] py-1.5 pr-4 pl-2 text-left',
        isAdded ? 'border-leaf-tint bg-leaf-tint' : 'border-control bg-surface',
      )}
      onClick={({ detail, timeStamp }) => {
        const isSecondTap = !isNewTap(title, timeStamp) && detail > 0
        if (isPending) return
        if (!isAdded) onAdd()
        else if (!isSecondTap) onChange()
      }}
    >
      <TitlePicture title={title} size={42} className={classNames(isAdded && 'bg-surface!')} />
      <span className="grid min-w-0">
        <span className="type-label wrap-anywhere">{title}</span>
        <span className="grid text-small font-semibold *:col-start-1 *:row-start-1">
          <span className={classNames('text-primary', isAdded && 'invisible')}>{t('addIdea')}</span>
          <span className={classNames('text-leaf', !isAdded && 'invisible')}>
            {t.rich('ideaAdded', { a: renderLink })}
          </span>
        </span>
      </span>
    </button>
  )
}
