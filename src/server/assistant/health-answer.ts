import type { Locale } from '#shared/locale/locale.ts'
import { createTextAnswer, type Answer } from './answer.ts'
import { loadHealthSubjects, loadIndexes, loadNonTopicContent } from './content/load.ts'
import type { HealthSubject } from './content/health-schema.ts'
import { memoizeByLocale } from './memoize.ts'
import { formatMessage, type IcuMessage } from './messages/format-message.ts'
import { findHealthByAsked } from './search/asked-of-all.ts'
import { findAskedAboutHealth, findAskedAnswer, isLikely } from './search/asked-search.ts'
import { findTopicOrCandidates, listLanguagesToSearch } from './search/find-topic.ts'
import { getMeaning } from './search/meaning.ts'
import { listNearestTexts } from './search/nearest-tips.ts'
import { foldText } from './search/text.ts'
import { createTopicSearch } from './search/topic-index.ts'

const generalId = 'general'

/** Share of the question's terms that a subject must know; else the general answer is given. */
const minCoverage = 0.2

const getSearch = memoizeByLocale((language) =>
  createTopicSearch(loadIndexes(language).health, language, undefined, (question) =>
    getMeaning(language).compareWithSubjects(question, 'health'),
  ),
)

/** Symptoms that are said to be missing: they do not show what a question is about. */
const missingSymptom =
  /\b(?:no|without(?: a)?|not|isnt|hasnt(?: got)? a?) (?:fever|temperature|temp|rash|cough|pain)\b|\b(?:sin|ni|no tiene) (?:fiebre|tos|dolor|sarpullido|vomitos)\b|(?:[不没]|没有|也不)(?:发烧|发热|烧|咳嗽|咳|疼|痛|吐)/gu

/** Returns how well the best subject fits a question in each of the languages to search. */
const listBestSubjects = (message: string, language: Locale) =>
  listLanguagesToSearch(message, language).flatMap(
    (searched) => getSearch(searched)(foldText(message).replace(missingSymptom, ' '))[0] ?? [],
  )

/** From which nearness in meaning on a subject is meant, though it does not know the words. */
const minMeaning = 0.35

const findSubjectId = (message: string, language: Locale): string =>
  listBestSubjects(message, language).find(({ coverage, meaning }) => coverage >= minCoverage || meaning >= minMeaning)
    ?.id ?? generalId

/** How much nearer an answer about health must be than one about the topic: there are more messages for these. */
const beyondAsked = 0.1

/** Which share of the nearness of health makes a topic as near. */
const sameMeaning = 0.85

/** From which nearness on a question may be about health whatever it looks like, and how much nearer than any topic health must be then. */
const rivalMeaning = { health: 0.38, beyondTopic: 0.1 }

const maxOf = (values: Iterable<number>): number => Math.max(...values)

/** Returns whether a question that does not look like it is about health, by its meaning. */
export const isNearHealth = (message: string, language: Locale): boolean => {
  const { compareWithSubjects } = getMeaning(language)
  const health = maxOf(compareWithSubjects(message, 'health').values())
  const topic = maxOf(compareWithSubjects(message).values())
  return health >= rivalMeaning.health && health >= topic + rivalMeaning.beyondTopic
}

/** Returns whether a topic answers a question better than health does: how much sleep a child needs. */
export const isRatherTopic = (message: string, language: Locale): boolean => {
  const match = findTopicOrCandidates(message, language)
  if (match.kind !== 'topic') return false
  const asked = findAskedAnswer(message, match.id, language)
  if (!asked || !isLikely(asked)) return false
  const { compareWithSubjects } = getMeaning(language)
  const meaning = compareWithSubjects(message).get(match.id) ?? 0
  const own = findAskedAboutHealth(message, findSubjectId(message, language), language)
  if (own && own.similarity >= asked.similarity + beyondAsked) return false
  return meaning >= maxOf(compareWithSubjects(message, 'health').values()) * sameMeaning
}

const findSubject = (id: string, language: Locale): HealthSubject | undefined =>
  loadHealthSubjects(language).find((subject) => subject.id === id)

/** Returns texts with those first that share words with a question. */
const orderByNearness = (texts: readonly string[], question: string, language: Locale): string[] => {
  const items = texts.map((text) => ({ text }))
  return [...new Set([...listNearestTexts(items, question, language), ...items])].map(({ text }) => text)
}

/**
 * Returns the answer to a question about health that is no emergency: what is prepared for it in particular or what to do meanwhile, whom
 * to ask and when, and what to write down. It never judges, and names neither a medicine nor a dose.
 */
export const createHealthAnswer = (message: string, language: Locale): Answer => {
  const { messages } = loadNonTopicContent()[language]
  const { health } = messages
  const surely = findHealthByAsked(message, language)
  const subject = findSubject(surely?.subjectId ?? findSubjectId(message, language), language)
  if (!subject) return { ...createTextAnswer(formatMessage(language, health.opening, {})), context: {} }
  const asked = surely ?? findAskedAboutHealth(message, subject.id, language)
  const section = (heading: IcuMessage, points: readonly string[]) =>
    [formatMessage(language, heading, {}), ...points.map((point) => `• ${point}`)].join('\n')
  const sources = formatMessage(language, messages.sources, { sources: subject.sources.join(' · ') })
  const context = { sources: subject.sources, context: { health: subject.id } }
  if (asked?.isEveryday && isLikely(asked))
    return { ...createTextAnswer([asked.answer, sources].join('\n\n')), ...context }
  const parts = [
    ...(asked ? [asked.answer] : []),
    formatMessage(language, health.opening, {}),
    ...(!asked && subject.meanwhile.length > 0
      ? [section(health.meanwhile, orderByNearness(subject.meanwhile, message, language))]
      : []),
    section(health.today, subject.today),
    section(health.thisWeek, subject.thisWeek),
    section(health.writeDown, subject.writeDown),
    sources,
  ]
  return { ...createTextAnswer(parts.join('\n\n')), ...context }
}
