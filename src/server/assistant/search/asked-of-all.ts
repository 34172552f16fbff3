import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale, memoizeRecent } from '#server/assistant/memoize.ts'
import { getHealthSearch, getTopicSearch, type AskedHit } from './asked-search.ts'

/** The answer of all subjects that is nearest to a message, and how near each subject comes. */
interface NearestOfAll extends AskedHit {
  bySubject: ReadonlyMap<string, number>
}

/** Creates the function that returns the answer of all subjects that is nearest to a message. */
const createFindNearest = (compareAll: (message: string) => AskedHit[]) =>
  memoizeRecent((message: string): NearestOfAll | null => {
    const bySubject = new Map<string, number>()
    let nearest: AskedHit | undefined
    for (const hit of compareAll(message)) {
      bySubject.set(hit.subjectId, Math.max(bySubject.get(hit.subjectId) ?? -1, hit.similarity))
      if (!nearest || hit.similarity > nearest.similarity) nearest = hit
    }
    return nearest ? { ...nearest, bySubject } : null
  })

const ofTopics = memoizeByLocale((language) => createFindNearest(getTopicSearch(language).compareAll))

const ofHealth = memoizeByLocale((language) => createFindNearest(getHealthSearch(language).compareAll))

/** Prepares the comparison of messages with all answers of a language in advance, while other requests are handled. */
export const prepareSearchOfAll = async (language: Locale): Promise<void> => {
  await getTopicSearch(language).prepare()
  await getHealthSearch(language).prepare()
}

/**
 * From which similarity on an answer tells what a message is about: on health, on a topic where no other search finds one, on another
 * topic than the one found, which has none that is nearly as near, and on the whole of a message with parts.
 */
const minTelling = {
  health: 0.45,
  topic: 0.5,
  otherTopic: { similarity: 0.6, beyond: 0.2 },
  whole: { least: 0.6, alone: 0.5, beyondOthers: 0.1 },
}

/** Returns whether an answer is to all that a message asks: it is very near, or much nearer than those of all other subjects. */
const isWhole = ({ subjectId, similarity, bySubject }: NearestOfAll): boolean => {
  const others = [...bySubject].flatMap(([id, one]) => (id === subjectId ? [] : [one]))
  const { least, alone, beyondOthers } = minTelling.whole
  return similarity >= least || (similarity >= alone && similarity >= Math.max(...others) + beyondOthers)
}

/**
 * Returns the id of the topic that has an answer to what a message asks in particular, and whether that is all it asks; null if none surely
 * has, or one that was found otherwise has one as well.
 */
export const findTopicByAsked = (
  message: string,
  found: string | null,
  language: Locale,
): { id: string; isWhole: boolean } | null => {
  const hit = message === '' ? null : ofTopics(language)(message)
  if (!hit) return null
  const least =
    found === null
      ? minTelling.topic
      : Math.max(minTelling.otherTopic.similarity, (hit.bySubject.get(found) ?? 0) + minTelling.otherTopic.beyond)
  const isSure = hit.subjectId === found || hit.similarity >= least
  return isSure ? { id: hit.subjectId, isWhole: isWhole(hit) } : null
}

/** Returns whether a message asks for an answer about a topic, that of the conversation. */
export const isAskedOfTopic = (message: string, topic: string | undefined, language: Locale): boolean =>
  topic !== undefined && findTopicByAsked(message, null, language)?.id === topic

/** Subjects of health that everyday questions are near to, too. */
const everydaySubjects = new Set(['mood', 'attention'])

/**
 * How near an answer about health must be at least, and how much nearer than all about topics, to be asked for whatever a message looks like;
 * and from which nearness on it is if the message has no known topic.
 */
const rival = { health: 0.6, beyondTopic: 0.15, withoutTopic: 0.5 }

/** Subjects that remorse and tiredness are near to, too. */
const subjectsOfParents = new Set([...everydaySubjects, 'parent-health'])

/** Returns whether a message without a known topic asks for an answer about health. */
export const asksForHealthAlone = (message: string, language: Locale): boolean => {
  const health = ofHealth(language)(message)
  return health !== null && health.similarity >= rival.withoutTopic && !subjectsOfParents.has(health.subjectId)
}

/** Returns whether a message asks rather for an answer about health than for one about any topic. */
export const asksForHealth = (message: string, language: Locale): boolean => {
  const health = ofHealth(language)(message)
  if (!health || health.similarity < rival.health || everydaySubjects.has(health.subjectId)) return false
  const topic = ofTopics(language)(message)
  return health.similarity >= (topic?.similarity ?? 0) + rival.beyondTopic
}

/** Returns the answer that most likely is what a message asks about health, whatever the subject; null if none surely is. */
export const findHealthByAsked = (message: string, language: Locale): NearestOfAll | null => {
  const hit = ofHealth(language)(message)
  return hit && hit.similarity >= minTelling.health ? hit : null
}
