import { moods, type Mood } from '#shared/moments/rules.ts'

/** The moods that stand in a row; the others are behind "more". */
export const rowMoods: readonly Mood[] = ['happy', 'calm', 'tired', 'sad', 'angry']

export const moreMoods: readonly Mood[] = moods.filter((mood) => !rowMoods.includes(mood))
