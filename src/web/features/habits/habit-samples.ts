import type { Difficulty } from '#shared/habits/rules.ts'

/** Sample habits; their texts are messages. */
export const habitSamples = {
  teeth: { difficulty: 'easy' },
  read: { difficulty: 'easy' },
  clothes: { difficulty: 'easy' },
} as const satisfies Record<string, { difficulty: Difficulty }>

export type SampleKey = keyof typeof habitSamples

export const habitSampleKeys = Object.keys(habitSamples) as SampleKey[]
