import { addMoment } from '#shared/moments/contract.ts'
import { weathers } from '#shared/moments/rules.ts'
import type { DemoContext } from './demo-context.ts'
import { demoMoments } from './demo-moments.ts'
import { createRandom } from './random.ts'

const moods = ['happy', 'calm', 'sad', 'very_happy', 'proud', 'excited', 'tired', 'neutral'] as const

/** The days of two memories, so that "on this day" shows one today and one next week, and when they are written. */
const memories = { days: [365, 358], writtenDaysAgo: 60 } as const

/** Returns a function that simulates one evening: the moment of that day, some without text, and once two memories. */
export const createMomentSimulator = (
  { ana, ben, texts, setTime, dayOf }: DemoContext,
  childId: string,
  child: keyof typeof demoMoments,
  seed: number,
) => {
  const random = createRandom(seed)
  const findMoment = (day: number) => {
    const found = demoMoments[child].find(({ daysAgo }) => daysAgo === day)
    return found && { mood: found.mood, weather: found.weather, content: texts.moments[found.key] }
  }
  const feelings = () => ({ mood: random.pick(moods), weather: random.pick(weathers) })

  return async (daysAgo: number): Promise<void> => {
    const moment = findMoment(daysAgo) ?? (random.chance(0.07) ? feelings() : null)
    if (!setTime(daysAgo, 20.5)) return
    if (moment) await (random.chance(0.7) ? ana : ben)(addMoment, { body: { childId, ...moment } })
    if (daysAgo !== memories.writtenDaysAgo) return
    for (const day of memories.days)
      await ana(addMoment, { body: { childId, ...(findMoment(day) ?? feelings()), date: dayOf(day) } })
  }
}
