/** The sample habits, which are easy; their texts are messages. */
export const habitSamples = ['teeth', 'read', 'clothes'] as const

export type HabitSample = (typeof habitSamples)[number]
