import type { Locale } from '#shared/locale/locale.ts'
import { createTextAnswer, type Answer } from './answer.ts'
import { loadHealthSubjects, loadNonTopicContent } from './content/load.ts'
import type { HealthSubject } from './content/health-schema.ts'
import { memoizeByLocale } from './memoize.ts'
import { formatMessage, type IcuMessage } from './messages/format-message.ts'
import { listLanguagesToSearch } from './search/find-topic.ts'
import { foldText } from './search/text.ts'
import { createTopicSearch } from './search/topic-index.ts'

const generalId = 'general'

/** Share of the question's terms that a subject must know; else the general answer is given. */
const minCoverage = 0.2

const getSearch = memoizeByLocale((language) =>
  createTopicSearch(
    loadHealthSubjects(language).map((subject) => ({ ...subject, body: [] })),
    language,
  ),
)

/** Symptoms that are said to be missing: they do not show what a question is about. */
const missingSymptom =
  /\b(?:no|without(?: a)?|not|isnt|hasnt(?: got)? a?) (?:fever|temperature|temp|rash|cough|pain)\b|\b(?:sin|ni|no tiene) (?:fiebre|tos|dolor|sarpullido|vomitos)\b|(?:[不没]|没有|也不)(?:发烧|发热|烧|咳嗽|咳|疼|痛|吐)/gu

const findSubjectId = (message: string, language: Locale): string =>
  listLanguagesToSearch(message, language)
    .flatMap((searched) => getSearch(searched)(foldText(message).replace(missingSymptom, ' '))[0] ?? [])
    .find(({ coverage }) => coverage >= minCoverage)?.id ?? generalId

const findSubject = (id: string, language: Locale): HealthSubject | undefined =>
  loadHealthSubjects(language).find((subject) => subject.id === id)

/**
 * Returns the answer to a question about health that is no emergency: whom to ask and when, and what to write down. It never
 * judges, and names neither a medicine nor a dose.
 */
export const createHealthAnswer = (message: string, language: Locale): Answer => {
  const { messages } = loadNonTopicContent()[language]
  const { health } = messages
  const subject = findSubject(findSubjectId(message, language), language)
  if (!subject) return { ...createTextAnswer(formatMessage(language, health.opening, {})), context: {} }
  const section = (heading: IcuMessage, points: readonly string[]) =>
    [formatMessage(language, heading, {}), ...points.map((point) => `• ${point}`)].join('\n')
  const parts = [
    formatMessage(language, health.opening, {}),
    ...(subject.meanwhile.length > 0 ? [section(health.meanwhile, subject.meanwhile)] : []),
    section(health.today, subject.today),
    section(health.thisWeek, subject.thisWeek),
    section(health.writeDown, subject.writeDown),
    formatMessage(language, messages.sources, { sources: subject.sources.join(' · ') }),
  ]
  return { ...createTextAnswer(parts.join('\n\n')), sources: subject.sources, context: { health: subject.id } }
}
