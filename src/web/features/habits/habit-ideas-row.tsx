import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addHabit, type Habit } from '#shared/habits/contract.ts'
import { targetDays } from '#shared/habits/rules.ts'
import { findIdeaElement } from '#web/ledger/find-idea-element.ts'
import { LazyIdeasRow } from '#web/ledger/lazy-ideas-row.tsx'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { addCachedHabit } from './habit-cache.ts'
import { findHabitIdeas, type HabitIdea } from './habit-ideas.ts'
import { useDeleteHabit } from './use-delete-habit.ts'
import { useFamilyBehaviors } from './use-family-behaviors.ts'

interface HabitIdeasRowProps {
  child: Child
  /** All children of the family: a behavior of one of them is not proposed as a habit to any. */
  family: readonly Child[]
  /** The child's age in years, or null. */
  age: number | null
  habits: readonly Habit[]
  /** Called with the tapped idea just before its habit is added. */
  onAdding: (element: HTMLElement | null) => void
  onWrite: () => void
  onChange: (habit: Habit) => void
}

/** `send(idea)`: adds the habit of an idea with its cue, easy and for 21 days. */
const useAddIdea = (
  child: Child,
  onAdding: HabitIdeasRowProps['onAdding'],
  onAdded: (idea: HabitIdea, habitId: string) => void,
) => {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const remove = useDeleteHabit()
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
      onAdding(findIdeaElement(idea))
      addCachedHabit(client, habit)
      onAdded(idea, habit.id)
    },
    // The row shows it.
    success: (habit) => ({
      title: t('added', habit),
      isQuiet: true,
      action: { label: common('undo'), onClick: () => void remove.send(habit) },
    }),
    failure: t('form.addFailed'),
  })
}

/** Renders ideas that add a habit in one tap, and a button to write an own one. */
export function HabitIdeasRow({ child, family, age, habits, onAdding, onWrite, onChange }: HabitIdeasRowProps) {
  const t = useTranslations('habits')
  const behaviors = useFamilyBehaviors(family)
  const [added, setAdded] = useState<Partial<Record<HabitIdea, string>>>({})
  const add = useAddIdea(child, onAdding, (idea, habitId) => setAdded((before) => ({ ...before, [idea]: habitId })))
  const { name } = child
  const ideas = findHabitIdeas(age).map((idea) => {
    const habit = habits.find(({ id }) => id === added[idea])
    return {
      key: idea,
      title: t(`samples.${idea}.title`),
      detail: t(`samples.${idea}.cue`),
      addedTitle: habit?.title,
      onAdd: () => add.send(idea),
      onChange: () => habit && onChange(habit),
    }
  })
  return (
    <LazyIdeasRow
      heading={t('ideas', { name })}
      headingWithoutIdeas={t('list', { name })}
      action={
        <Button tone="ghost" size="compact" className="-mr-3.5 ml-auto" onClick={onWrite}>
          {t('add')}
        </Button>
      }
      isPending={behaviors.isLoading}
      ideas={ideas}
      present={habits}
      takenTitles={behaviors.titles}
      tone="leaf"
    />
  )
}
