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

export type Weather = (typeof weathers)[number]
export type Mood = (typeof moods)[number]

/** How far back a moment may lie, in years. */
export const momentYearsBack = 20

/** The first day a moment may lie on, by the family's today. */
export const earliestMoment = (today: Day): Day =>
  `${String(Number(today.slice(0, 4)) - momentYearsBack).padStart(4, '0')}${today.slice(4)}`

/** Whether a text is a day of some year, MM-DD; 29 February is one. */
export const isDayOfYear = (text: string): boolean => isDay(`2000-${text}`)
