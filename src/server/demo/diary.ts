import { addMoment } from '#shared/moments/contract.ts'
import { weathers } from '#shared/moments/rules.ts'
import { addDays } from '#shared/time/day.ts'
import { chance } from './chance.ts'
import type { Stage } from './stage.ts'

const evenings = [
  { mood: 'happy', content: 'We counted the snails on the wall: eleven, and one without a house.' },
  { mood: 'calm', content: 'Read the whole bus timetable aloud to the cat.' },
  { mood: 'sad', content: 'Cried because the moon would not come along. It did, all the way home.' },
  { mood: 'very_happy', content: 'First time without the small wheels!\nThree metres, then the hedge.' },
  { mood: 'proud', content: 'Gave half of the bun to the new child at the playground.' },
  { mood: 'excited', content: 'Tomorrow is the trip to the lake. The boots stand at the door already.' },
  { mood: 'tired', content: null },
  { mood: 'neutral', content: null },
] as const

/** Moments on some evenings, and two that lie a year back. */
export const diary = ({ ana, ben, at }: Stage, childId: string, seed: number) => {
  const luck = chance(seed)

  /** The evening of some days before today. */
  return async (daysAgo: number): Promise<void> => {
    const last = daysAgo === 1
    if (!(luck.one(0.3) || last) || !at(daysAgo, 20.5)) return
    const moment = () => ({ childId, weather: luck.of(weathers), ...luck.of(evenings) })
    const { date } = await (luck.one(0.7) ? ana : ben)(addMoment, { body: moment() })
    const yearAgo = last ? [addDays(date, 1 - 365), addDays(date, 8 - 365)] : []
    for (const day of yearAgo) await ana(addMoment, { body: { ...moment(), date: day } })
  }
}
