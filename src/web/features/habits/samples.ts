import type { Difficulty } from '#shared/habits/rules.ts'

/** Sample habits; their texts are messages. */
export const samples = {
  teeth: { difficulty: 'easy' },
  read: { difficulty: 'easy' },
  clothes: { difficulty: 'easy' },
} as const satisfies Record<string, { difficulty: Difficulty }>

export type SampleKey = keyof typeof samples

export const sampleKeys = Object.keys(samples) as SampleKey[]
