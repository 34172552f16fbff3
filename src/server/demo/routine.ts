import { addHabit, checkIn, editHabit, type newHabit, restChild } from '#shared/habits/contract.ts'
import type * as z from 'zod/mini'
import { chance } from './chance.ts'
import type { Stage } from './stage.ts'

type NewHabit = Omit<z.input<typeof newHabit>, 'childId'>

/** Two habits of each child, with how likely an evening is to have them. */
export const routines = {
  mia: [
    {
      likely: 0.95,
      habit: { title: 'Read for ten minutes', difficulty: 'medium', cue: 'after dinner', targetDays: 30 },
    },
    { likely: 0.75, habit: { title: 'Pack the school bag', difficulty: 'easy', cue: 'after homework' } },
  ],
  leo: [
    { likely: 0.97, habit: { title: 'Brush teeth', difficulty: 'easy', cue: 'after the bath', targetDays: 21 } },
    { likely: 0.6, habit: { title: 'Practise the recorder', difficulty: 'hard', targetDays: 7 } },
  ],
} as const satisfies Record<string, readonly { likely: number; habit: NewHabit }[]>

const goOnTo = 66
const ill = { from: 41, until: 39 }

const add = async ({ ana }: Stage, childId: string, { habit, likely }: { habit: NewHabit; likely: number }) => {
  const { id: habitId } = await ana(addHabit, { body: { childId, ...habit } })
  return { own: { params: { habitId } }, likely, isOver: false }
}

/** The evenings of a child's habits: done or missed, some ill days, and on to a higher target once one is completed. */
export const routine = async (
  stage: Stage,
  childId: string,
  planned: readonly { habit: NewHabit; likely: number }[],
) => {
  const { ana, ben, at, dayOf } = stage
  const luck = chance(20_261_123)
  const habits: Awaited<ReturnType<typeof add>>[] = []
  for (const one of planned) habits.push(await add(stage, childId, one))

  /** The evening of some days before today. */
  return async (daysAgo: number): Promise<void> => {
    if (!at(daysAgo, 20.1)) return
    if (daysAgo === ill.from) {
      const body = { from: dayOf(ill.from), to: dayOf(ill.until), rest: true }
      await ana(restChild, { params: { childId }, body })
    }
    if (daysAgo <= ill.from && daysAgo >= ill.until) return
    for (const habit of habits) {
      if (habit.isOver || !luck.one(habit.likely)) continue
      const { completed, targetDays } = await ben(checkIn, { ...habit.own, body: { date: dayOf(daysAgo) } })
      if (!completed) continue
      if (targetDays < goOnTo && daysAgo > 7) await ana(editHabit, { ...habit.own, body: { targetDays: goOnTo } })
      else habit.isOver = true
    }
  }
}
