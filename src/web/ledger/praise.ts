import { quickPresets, remedyPresets, type BehaviorPresetKey, type QuickPresetKey } from '#shared/behaviors/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { praise as english } from '#web/i18n/praise/en.ts'
import type { SameKeys } from '#web/i18n/same-keys.ts'
import { findOwnTopic } from './find-own-topic.ts'

/** From how many points on a behavior of the family's own is praised as a hard one. */
const hardPoints = 15

/** An award that is praised; without a preset it is one of the family's own. */
interface PraisedAward {
  preset?: BehaviorPresetKey
  points: number
  title: string
}

/** What a sentence of praise is about. */
export type PraiseTopic = keyof typeof english

/** What is praised: an award, or something else with a topic of its own. */
type Praised = PraisedAward | { topic: PraiseTopic; title: string }

const isQuickPresetKey = (preset: BehaviorPresetKey): preset is QuickPresetKey => preset in quickPresets

/** Returns what to praise for a preset, or for a behavior of the family's own. */
export const findPraiseTopic = ({ preset, points, title }: PraisedAward): PraiseTopic => {
  if (preset === undefined) return points >= hardPoints ? 'ownHard' : (findOwnTopic(title) ?? 'own')
  if (isQuickPresetKey(preset)) return preset
  return preset in remedyPresets ? 'repair' : 'gift'
}

/** Returns a number that is the same for the same text. */
export const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

/**
 * Returns `next(topic, title, count)`, which returns the index of the sentence to say: of the `count` about the topic the
 * one that was said least recently. Titles of the family's own begin with different ones.
 */
export const createPraise = () => {
  const lastSaid = new Map<string, number>()
  let said = 0
  return (topic: PraiseTopic, title: string, count: number): number => {
    const start = topic.startsWith('own') ? hash(title) : 0
    const timeOf = (index: number) => lastSaid.get(`${topic} ${index}`) ?? 0
    const [next = 0] = Array.from({ length: count }, (_, nth) => (start + nth) % count).toSorted(
      (one, other) => timeOf(one) - timeOf(other),
    )
    said += 1
    lastSaid.set(`${topic} ${next}`, said)
    return next
  }
}

type Sentences = SameKeys<typeof english>

/** They are in one file with the words that home loads later. */
const catalogues: Record<Locale, () => Promise<{ sentences: { praise: Sentences } }>> = {
  en: () => import('#web/i18n/messages/en-more.ts'),
  zh: () => import('#web/i18n/messages/zh-more.ts'),
  es: () => import('#web/i18n/messages/es-more.ts'),
}

/** Loads the sentences of a language; returns a function that returns the next sentence for what is praised. */
export const loadPraise = async (locale: Locale): Promise<(praised: Praised) => string> => {
  const { sentences } = await catalogues[locale]()
  const chooseNext = createPraise()
  return (praised) => {
    const topic = 'topic' in praised ? praised.topic : findPraiseTopic(praised)
    const ofTopic = sentences.praise[topic]
    return ofTopic[chooseNext(topic, praised.title, ofTopic.length)] ?? ofTopic[0]
  }
}
