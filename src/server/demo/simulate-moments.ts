import { addMoment } from '#shared/moments/contract.ts'
import { weathers } from '#shared/moments/rules.ts'
import { addDays } from '#shared/time/day.ts'
import { createRandom } from './random.ts'
import type { DemoContext } from './demo-context.ts'

const demoMoments = [
  { mood: 'happy', content: 'We counted the snails on the wall: eleven, and one without a house.' },
  { mood: 'calm', content: 'Read the whole bus timetable aloud to the cat.' },
  { mood: 'sad', content: 'Cried because the moon would not come along. It did, all the way home.' },
  { mood: 'very_happy', content: 'First time without the small wheels!\nThree metres, then the hedge.' },
  { mood: 'proud', content: 'Gave half of the bun to the new child at the playground.' },
  { mood: 'excited', content: 'Tomorrow is the trip to the lake. The boots stand at the door already.' },
  { mood: 'tired', content: null },
  { mood: 'neutral', content: null },
] as const

/** Returns a function that simulates one evening: a moment on some, and yesterday two more, dated about a year ago. */
export const createMomentSimulator = ({ ana, ben, setTime }: DemoContext, childId: string, seed: number) => {
  const random = createRandom(seed)

  return async (daysAgo: number): Promise<void> => {
    const isLast = daysAgo === 1
    if (!(random.chance(0.3) || isLast) || !setTime(daysAgo, 20.5)) return
    const moment = () => ({ childId, weather: random.pick(weathers), ...random.pick(demoMoments) })
    const { date } = await (random.chance(0.7) ? ana : ben)(addMoment, { body: moment() })
    const yearAgo = isLast ? [addDays(date, 1 - 365), addDays(date, 8 - 365)] : []
    for (const day of yearAgo) await ana(addMoment, { body: { ...moment(), date: day } })
  }
}
