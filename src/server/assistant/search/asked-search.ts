import type { Locale } from '#shared/locale/locale.ts'
import { loadTopics } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { hashFeature, hashFeatures } from '#server/assistant/safety/classifier.ts'
import { tokenize } from './tokenize.ts'

/** One way to ask something in particular about a topic. */
interface Ask {
  topicId: string
  answer: string
  features: ReadonlySet<number>
  norm: number
}

/** The answer to what is asked most like a message, and how much they are alike, 0 to 1. */
export interface AskedHit {
  topicId: string
  answer: string
  similarity: number
}

/** A long message says more than what is asked in it: it counts less that an ask does not have the rest. */
const exponents = { message: 0.3, ask: 0.7 }

/** Returns the hashes of the features of a message: its words and their parts, and twice more the terms that show what it is about. */
const listFeatures = (message: string, language: Locale): Set<number> =>
  new Set([
    ...hashFeatures(message),
    ...tokenize(message, language).flatMap((term) => [hashFeature(`§${term}`), hashFeature(`§§${term}`)]),
  ])

const createAskedSearch = (language: Locale) => {
  const asks = [...loadTopics(language).values()].flatMap(({ id, answers }) =>
    answers.flatMap(({ asks: ways, answer }) =>
      ways.map((text) => ({ topicId: id, answer, features: listFeatures(text, language) })),
    ),
  )
  const counts = new Map<number, number>()
  for (const { features } of asks) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const weightOf = (feature: number) => Math.log(1 + asks.length / (counts.get(feature) ?? 0.5)) ** 2
  const sum = (features: Iterable<number>) => [...features].reduce((total, one) => total + weightOf(one), 0)
  const known: Ask[] = asks.map((ask) => ({ ...ask, norm: sum(ask.features) ** exponents.ask }))
  const byTopic = Map.groupBy(known, ({ topicId }) => topicId)
  return (message: string, topicId: string): AskedHit | null => {
    const features = listFeatures(message, language)
    const norm = sum(features) ** exponents.message
    const hits = (byTopic.get(topicId) ?? []).map(({ answer, features: own, norm: ownNorm }) => ({
      topicId,
      answer,
      similarity: sum([...features].filter((one) => own.has(one))) / (norm * ownNorm || 1),
    }))
    return hits.reduce<AskedHit | null>((best, one) => (best && best.similarity >= one.similarity ? best : one), null)
  }
}

const getAskedSearch = memoizeByLocale(createAskedSearch)

/** From which similarity on an ask is taken for what a message asks, and what a reply about its topic asks; Chinese shares fewer features. */
const minSimilarity: Readonly<Record<Locale, { question: number; reply: number }>> = {
  en: { question: 0.225, reply: 0.18 },
  es: { question: 0.26, reply: 0.2 },
  zh: { question: 0.13, reply: 0.14 },
}

/** Returns the answer to what a message asks about a topic in particular; null if nothing like it is prepared. */
export const findAskedAnswer = (
  message: string,
  topicId: string,
  language: Locale,
  kind: 'question' | 'reply' = 'question',
): string | null => {
  const hit = getAskedSearch(language)(message, topicId)
  return hit && hit.similarity >= minSimilarity[language][kind] ? hit.answer : null
}
