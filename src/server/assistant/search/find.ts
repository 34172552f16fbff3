import type { Locale } from '#shared/locale/locale.ts'
import { isFor, yearOf } from '#server/assistant/band.ts'
import { topicsIn } from '#server/assistant/knowledge.ts'
import type { TopicId } from '#server/assistant/topic.ts'
import { topicPlan } from '#server/assistant/topics/plan.ts'
import { withoutAge } from './age-words.ts'
import { isHan } from './fold.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Hit, TopicIndex } from './topic-index.ts'

/** What a question is about: one topic, one of two, or none that is known (the nearest then). */
export type Found =
  | { kind: 'topic'; id: TopicId }
  | { kind: 'tie'; ids: readonly [TopicId, TopicId] }
  | { kind: 'nothing'; nearest: readonly TopicId[] }

const indexes = new Map<Locale, Promise<TopicIndex>>()

const lexiconIn = async (language: Locale): Promise<Lexicon> => {
  if (language === 'en') return (await import('./lexicon/en.ts')).en
  return language === 'zh' ? (await import('./lexicon/zh.ts')).zh : (await import('./lexicon/es.ts')).es
}

const build = async (language: Locale): Promise<TopicIndex> => {
  const { indexOf } = await import('./topic-index.ts')
  return indexOf(await topicsIn(language), await lexiconIn(language), language)
}

const indexIn = (language: Locale): Promise<TopicIndex> => {
  const known = indexes.get(language) ?? build(language)
  indexes.set(language, known)
  return known
}

const outOfAge = 0.8
const close = 0.93

/** The share of a question that a topic has to know: to answer, and to ask whether it is meant. */
const enough: Readonly<Record<Locale, { toAnswer: number; toAsk: number }>> = {
  en: { toAnswer: 0.4, toAsk: 0.3 },
  es: { toAnswer: 0.4, toAsk: 0.3 },
  zh: { toAnswer: 0.33, toAsk: 0.25 },
}

/** The topics that a question could be about in a language, the best first. */
export const hitsIn = async (question: string, language: Locale): Promise<Hit[]> => {
  const { text, age } = withoutAge(question)
  const hits = (await indexIn(language)).search(text)
  if (age === null) return hits
  const weighed = hits.map((hit) =>
    isFor(topicPlan[hit.id].ages, yearOf(age)) ? hit : { ...hit, score: hit.score * outOfAge },
  )
  return weighed.toSorted((a, b) => b.score - a.score)
}

const answered = ([first, second]: readonly Hit[], { toAnswer }: { toAnswer: number }): Found | null => {
  if (!first || first.known < toAnswer) return null
  const isTie = second !== undefined && second.score > first.score * close && second.known >= toAnswer
  return isTie ? { kind: 'tie', ids: [first.id, second.id] } : { kind: 'topic', id: first.id }
}

const askedBack = ([first, second]: readonly Hit[], { toAsk }: { toAsk: number }): Found | null =>
  first && second && first.known >= toAsk ? { kind: 'tie', ids: [first.id, second.id] } : null

// The reader's own language first, and only those whose letters it is written in: each index is built for its first use.
const orderFor = (question: string, language: Locale): Locale[] => {
  if (isHan(question)) return language === 'zh' ? ['zh'] : ['zh', language]
  return language === 'es' ? ['es', 'en'] : ['en', 'es']
}

const nearestCount = 3
const common: readonly TopicId[] = ['not-listening', 'bedtime', 'homework', 'screen-time', 'tantrum', 'special-time']

/** Finds what a question is about: in the reader's language, else in the others. Where that is not sure, it is asked. */
export const find = async (question: string, language: Locale): Promise<Found> => {
  const unsure: { hits: Hit[]; language: Locale }[] = []
  for (const one of orderFor(question, language)) {
    const hits = await hitsIn(question, one)
    const found = answered(hits, enough[one])
    if (found) return found
    unsure.push({ hits, language: one })
  }
  const [first] = unsure
  const asked = first && askedBack(first.hits, enough[first.language])
  const nearest = first?.hits.filter(({ known }) => known > 0).map(({ id }) => id) ?? []
  return asked ?? { kind: 'nothing', nearest: [...new Set([...nearest, ...common])].slice(0, nearestCount) }
}
