import type { Locale } from '#shared/locale/locale.ts'
import { createTextAnswer, type Answer } from './answer.ts'
import { loadHealthSubjects, loadNonTopicContent } from './content/load.ts'
import type { HealthSubject } from './content/health-schema.ts'
import { memoizeByLocale } from './memoize.ts'
import { formatMessage, type IcuMessage } from './messages/format-message.ts'
import { findAskedAboutHealth } from './search/asked-search.ts'
import { listLanguagesToSearch, rankWithConfidence } from './search/find-topic.ts'
import { listNearestTexts } from './search/nearest-tips.ts'
import { foldText } from './search/text.ts'
import { createTopicSearch } from './search/topic-index.ts'

const generalId = 'general'

/** Share of the question's terms that a subject must know; else the general answer is given. */
const minCoverage = 0.2

const getSearch = memoizeByLocale((language) =>
  createTopicSearch(
    loadHealthSubjects(language).map((subject) => ({
      ...subject,
      asks: subject.answers.flatMap(({ asks }) => asks),
      body: [],
    })),
    language,
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

const findSubjectId = (message: string, language: Locale): string =>
  listBestSubjects(message, language).find(({ coverage }) => coverage >= minCoverage)?.id ?? generalId

/** From which confidence on a topic may be meant by what looks like a question about health, and up to which the other way round. */
const rivalConfidence = { topic: 0.9, health: 0.75 }
/** How much nearer than the other a subject or a topic must be to a question. */
const nearer = { topic: 2, health: 1.5 }
/** Share of the question's terms that a subject must know to be meant by what does not look like a question about health. */
const minRivalCoverage = 0.3
/** Below this share a likely topic is meant, from this confidence on. */
const unknown = { coverage: 0.25, confidence: 0.4 }

/** Returns whether a question is rather about a topic or about health than what it looks like, by the texts of both; null if neither is. */
export const findRival = (message: string, language: Locale): 'topic' | 'health' | null => {
  const [searched] = listLanguagesToSearch(message, language)
  const { hits, confidence } = rankWithConfidence(message, searched)
  const [topic] = hits
  const [subject] = listBestSubjects(message, language)
  if (!topic || !subject) return null
  if (subject.coverage < unknown.coverage && confidence >= unknown.confidence) return 'topic'
  if (confidence >= rivalConfidence.topic && topic.similarity > subject.similarity * nearer.topic) return 'topic'
  const isNearer = subject.similarity > topic.similarity * nearer.health && subject.coverage >= minRivalCoverage
  return isNearer && confidence < rivalConfidence.health ? 'health' : null
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
  const asked = findAskedAboutHealth(message, language)
  const subject = findSubject(asked?.id ?? findSubjectId(message, language), language)
  if (!subject) return { ...createTextAnswer(formatMessage(language, health.opening, {})), context: {} }
  const section = (heading: IcuMessage, points: readonly string[]) =>
    [formatMessage(language, heading, {}), ...points.map((point) => `• ${point}`)].join('\n')
  const parts = [
    ...(asked ? [asked.answer] : []),
    formatMessage(language, health.opening, {}),
    ...(!asked && subject.meanwhile.length > 0
      ? [section(health.meanwhile, orderByNearness(subject.meanwhile, message, language))]
      : []),
    section(health.today, subject.today),
    section(health.thisWeek, subject.thisWeek),
    section(health.writeDown, subject.writeDown),
    formatMessage(language, messages.sources, { sources: subject.sources.join(' · ') }),
  ]
  return { ...createTextAnswer(parts.join('\n\n')), sources: subject.sources, context: { health: subject.id } }
}
