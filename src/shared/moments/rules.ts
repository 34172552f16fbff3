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
