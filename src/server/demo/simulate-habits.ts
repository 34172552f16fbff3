import { addHabit, checkIn, editHabit, type newHabit, restChild } from '#shared/habits/contract.ts'
import type * as z from 'zod/mini'
import { createRandom } from './random.ts'
import type { DemoContext } from './demo-context.ts'
import type { DemoTexts } from './texts.ts'

interface DemoHabit {
  /** Probability of a check-in per evening. */
  checkInProbability: number
  habit: Omit<z.input<typeof newHabit>, 'childId'>
  /** The targets with which it is continued, one after the other, when it is completed. */
  laterTargets: readonly number[]
}

/** Returns the two habits of each child of the demo family. */
export const createDemoHabits = ({ habits: texts }: DemoTexts) =>
  ({
    mia: [
      {
        checkInProbability: 0.98,
        laterTargets: [66, 100],
        habit: { title: texts.read, difficulty: 'medium', cue: texts.readCue, targetDays: 30 },
      },
      {
        checkInProbability: 0.75,
        laterTargets: [],
        habit: { title: texts.bag, difficulty: 'easy', cue: texts.bagCue },
      },
    ],
    leo: [
      {
        checkInProbability: 0.97,
        laterTargets: [66],
        habit: { title: texts.teeth, difficulty: 'easy', cue: texts.teethCue, targetDays: 21 },
      },
      {
        checkInProbability: 0.6,
        laterTargets: [21],
        habit: { title: texts.recorder, difficulty: 'hard', targetDays: 7 },
      },
    ],
  }) as const satisfies Record<string, readonly DemoHabit[]>

const sickDays = { from: 41, until: 39 }

const addDemoHabit = async (
  { ana }: DemoContext,
  childId: string,
  { habit, checkInProbability, laterTargets }: DemoHabit,
) => {
  const { id: habitId } = await ana(addHabit, { body: { childId, ...habit } })
  return { own: { params: { habitId } }, checkInProbability, targets: [...laterTargets], isOver: false }
}

/** Adds habits; returns a function that simulates one evening: check-ins, sick days, and a higher target after completion. */
export const createHabitSimulator = async (context: DemoContext, childId: string, plans: readonly DemoHabit[]) => {
  const { ana, ben, setTime, dayOf } = context
  const random = createRandom(20_261_123)
  const habits: Awaited<ReturnType<typeof addDemoHabit>>[] = []
  for (const plan of plans) habits.push(await addDemoHabit(context, childId, plan))

  return async (daysAgo: number): Promise<void> => {
    if (!setTime(daysAgo, 20.1)) return
    if (daysAgo === sickDays.from) {
      const body = { from: dayOf(sickDays.from), to: dayOf(sickDays.until), rest: true }
      await ana(restChild, { params: { childId }, body })
    }
    if (daysAgo <= sickDays.from && daysAgo >= sickDays.until) return
    for (const habit of habits) {
      if (habit.isOver || !random.chance(habit.checkInProbability)) continue
      const { completed } = await ben(checkIn, { ...habit.own, body: { date: dayOf(daysAgo) } })
      if (!completed) continue
      const targetDays = habit.targets.shift()
      if (targetDays === undefined) habit.isOver = true
      else await ana(editHabit, { ...habit.own, body: { targetDays } })
    }
  }
}
