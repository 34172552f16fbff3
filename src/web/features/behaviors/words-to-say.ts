import { hash } from '#web/ledger/praise.ts'

/** Ready words for something hard. */
export const deeds = ['hit', 'shouted', 'threw', 'ignored', 'grabbed', 'hurtful'] as const

type Deed = (typeof deeds)[number]

const ownWords = ['own', 'ownBegin', 'ownBreath'] as const

/**
 * Returns the key of what a parent can say to a child after something hard with a title: it names the feeling or the limit,
 * without blaming the child (Siegel & Bryson 2014). Titles that are no ready words have different ones.
 */
export const chooseWordsToSay = (title: string, nameDeed: (deed: Deed) => string) =>
  deeds.find((deed) => nameDeed(deed) === title) ?? ownWords[hash(title) % ownWords.length] ?? 'own'
