import { moods, type Mood } from '#shared/moments/rules.ts'

/** The moods that stand in a row; the others are behind "more". */
export const rowMoods: readonly Mood[] = ['happy', 'very_happy', 'calm', 'tired', 'sad']

export const moreMoods: readonly Mood[] = moods.filter((mood) => !rowMoods.includes(mood))
