import type { Locale } from '#shared/locale/locale.ts'
import type { TopicId, TopicText } from './topic.ts'

/** The topics of a language by their ids. */
export type Topics = Readonly<Partial<Record<TopicId, TopicText>>>

// Brought in by the first question: a server that nobody asks pays nothing for what it knows.
const loaders: Readonly<Record<Locale, () => Promise<Topics>>> = {
  en: async () => (await import('./topics/en.ts')).en,
  zh: async () => (await import('./topics/zh.ts')).zh,
  es: async () => (await import('./topics/es.ts')).es,
}

const kept = new Map<Locale, Promise<Topics>>()

/** What the assistant knows in a language. */
export const topicsIn = (language: Locale): Promise<Topics> => {
  const known = kept.get(language) ?? loaders[language]()
  kept.set(language, known)
  return known
}

/** The ids and texts of some topics. */
export const entriesOf = (topics: Topics): [TopicId, TopicText][] => Object.entries(topics) as [TopicId, TopicText][]
