/** Topics that the code names: the suggestions lead to them. */
export const requiredTopics = [
  'bedtime',
  'first-week',
  'homework',
  'lapse',
  'not-listening',
  'only-for-points',
  'praise-how',
  'ratio',
  'screen-time',
  'special-time',
  'tantrum',
] as const

export type RequiredTopic = (typeof requiredTopics)[number]
