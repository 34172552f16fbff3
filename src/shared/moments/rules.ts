import { isDay, type Day } from '#shared/time/day.ts'

export const weathers = ['sunny', 'cloudy', 'rainy', 'snowy', 'stormy', 'windy', 'foggy'] as const

export const moods = [
  'very_happy',
  'happy',
  'excited',
  'proud',
  'grateful',
  'calm',
  'surprised',
  'neutral',
  'tired',
  'worried',
  'sad',
  'very_sad',
  'angry',
] as const

/** Moods that are worth telling of a week, the happiest first. */
export const happyMoods: readonly Mood[] = moods.slice(0, 5)

/** Moods of something hard. Children look on: such moments stand small, and not among the latest ones of home. */
export const hardMoods: readonly Mood[] = ['worried', 'sad', 'very_sad', 'angry']

export type Weather = (typeof weathers)[number]
export type Mood = (typeof moods)[number]

/** How many years in the past a moment may be. */
export const momentYearsBack = 20

/** Returns the earliest day of a moment. `today` is the family's. */
export const findEarliestMomentDay = (today: Day): Day =>
  `${String(Number(today.slice(0, 4)) - momentYearsBack).padStart(4, '0')}${today.slice(4)}`

/** Returns whether a text is a day of the year, MM-DD; 29 February is one. */
export const isMonthDay = (text: string): boolean => isDay(`2000-${text}`)
