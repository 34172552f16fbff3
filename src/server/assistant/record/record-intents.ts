/** What a question about the record asks for; the names are kept in the context of a conversation. */
export const recordIntents = ['balance', 'afford', 'summary'] as const

export type RecordIntentId = (typeof recordIntents)[number]

/** The meanings that words of a question can have; `content/assistant/record` lists the words. */
export const concepts = [
  'advice',
  'howMany',
  'points',
  'have',
  'earned',
  'fell',
  'why',
  'afford',
  'can',
  'price',
  'get',
  'when',
  'howWas',
  'happened',
  'compare',
  'habit',
  'weakest',
  'nearest',
  'streak',
  'ended',
  'going',
  'howOften',
  'past',
  'did',
  'unit',
  'mood',
  'superlative',
  'best',
  'trend',
  'badge',
  'next',
  'promised',
  'birthday',
  'howOld',
  'whoDid',
  'recorded',
  'last',
  'ask',
  'and',
  'other',
  'which',
  'filler',
] as const

export type Concept = (typeof concepts)[number]
