import { addMoment } from '#shared/moments/contract.ts'
import { weathers } from '#shared/moments/rules.ts'
import { addDays } from '#shared/time/day.ts'
import { createRandom } from './random.ts'
import type { DemoContext } from './demo-context.ts'

const moods = ['happy', 'calm', 'sad', 'very_happy', 'proud', 'excited', 'tired', 'neutral'] as const

/** Returns a function that simulates one evening: a moment on some, and yesterday two more, dated about a year ago. */
export const createMomentSimulator = ({ ana, ben, texts, setTime }: DemoContext, childId: string, seed: number) => {
  const random = createRandom(seed)
  const moments = moods.map((mood, n) => ({ mood, content: texts.moments[n] ?? null }))

  return async (daysAgo: number): Promise<void> => {
    const isLast = daysAgo === 1
    if (!(random.chance(0.3) || isLast) || !setTime(daysAgo, 20.5)) return
    const moment = () => ({ childId, weather: random.pick(weathers), ...random.pick(moments) })
    const { date } = await (random.chance(0.7) ? ana : ben)(addMoment, { body: moment() })
    const yearAgo = isLast ? [addDays(date, 1 - 365), addDays(date, 8 - 365)] : []
    for (const day of yearAgo) await ana(addMoment, { body: { ...moment(), date: day } })
  }
}
