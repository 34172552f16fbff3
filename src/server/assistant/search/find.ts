import type { Locale } from '#shared/locale/locale.ts'
import { isFor, yearOf } from '#server/assistant/band.ts'
import { topicsIn } from '#server/assistant/knowledge.ts'
import type { TopicId } from '#server/assistant/topic.ts'
import { topicPlan } from '#server/assistant/topics/plan.ts'
import { withoutAge } from './age-words.ts'
import { isHan } from './fold.ts'
import type { Hit, TopicIndex } from './topic-index.ts'

/** What a question is about: one topic, one of two, or none that is known (the nearest then). */
export type Found =
  | { kind: 'topic'; id: TopicId }
  | { kind: 'tie'; ids: readonly [TopicId, TopicId] }
  | { kind: 'nothing'; nearest: readonly TopicId[] }

const indexes = new Map<Locale, Promise<TopicIndex>>()

const build = async (language: Locale): Promise<TopicIndex> => {
  const { indexOf } = await import('./topic-index.ts')
  return indexOf(await topicsIn(language), language)
}

const indexIn = (language: Locale): Promise<TopicIndex> => {
  const known = indexes.get(language) ?? build(language)
  indexes.set(language, known)
  return known
}

const outOfAge = 0.8
const sure = 0.34
const close = 0.93

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

const clear = (hits: readonly Hit[]): Found | null => {
  const [first, second] = hits
  if (!first || first.known < sure) return null
  const isTie = second !== undefined && second.score > first.score * close && second.known >= sure
  return isTie ? { kind: 'tie', ids: [first.id, second.id] } : { kind: 'topic', id: first.id }
}

// The reader's own language first; what is written in Chinese is looked for in Chinese.
const orderFor = (question: string, language: Locale): Locale[] => {
  const all: Locale[] = isHan(question) ? ['zh', language, 'en', 'es'] : [language, 'en', 'es', 'zh']
  return [...new Set(all)]
}

const nearestCount = 3
const common: readonly TopicId[] = ['not-listening', 'bedtime', 'homework', 'screen-time', 'tantrum', 'special-time']

/** Finds what a question is about: in the reader's language, else in the others. */
export const find = async (question: string, language: Locale): Promise<Found> => {
  const nearest: TopicId[] = []
  for (const one of orderFor(question, language)) {
    const hits = await hitsIn(question, one)
    const found = clear(hits)
    if (found) return found
    nearest.push(...hits.slice(0, nearestCount).map(({ id }) => id))
  }
  return { kind: 'nothing', nearest: [...new Set([...nearest, ...common])].slice(0, nearestCount) }
}
