/** Ids of the topics that the code refers to and that must therefore exist. */
export const requiredTopics = [
  'bedtime',
  'first-week',
  'homework',
  'lapse',
  'not-listening',
  'only-for-points',
  'praise-how',
  'pricing',
  'ratio',
  'screen-time',
  'special-time',
  'tantrum',
] as const

export type RequiredTopic = (typeof requiredTopics)[number]
