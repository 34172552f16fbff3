import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { loadHelpSubjects, loadIndexes } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import { getMeaning } from '#server/assistant/search/meaning.ts'
import { createTopicSearch } from '#server/assistant/search/topic-index.ts'

const getSearch = memoizeByLocale((language) =>
  createTopicSearch(loadIndexes(language).help, language, undefined, (question) =>
    getMeaning(language).compareWithSubjects(question, 'help'),
  ),
)

const maxFollowUps = 2

/** Share of the question's terms that the subject must know. */
const minCoverage = 0.2

const rankSubjects = (message: string, language: Locale) =>
  listLanguagesToSearch(message, language)
    .map((searched) => getSearch(searched)(message))
    .find(([first]) => first !== undefined && first.coverage >= minCoverage)

/** Returns the answer of a subject of help about the app, with a card that opens its screen. */
const createSubjectAnswer = (
  [id = '', ...others]: readonly string[],
  { language, messages }: AnswerContext,
): Answer | null => {
  const subjects = new Map(loadHelpSubjects(language).map((subject) => [subject.id, subject]))
  const subject = subjects.get(id)
  if (!subject) return null
  const { answer, screen } = subject
  const followUps = others.slice(0, maxFollowUps).flatMap((other) => subjects.get(other)?.name ?? [])
  const cards = screen ? [{ kind: 'open', id: `help.${screen}`, title: messages.screens[screen], screen } as const] : []
  return { ...createTextAnswer(answer, followUps), cards }
}

/**
 * Returns the answer to a question about the app, or null when no subject suits it; with the names of the next ones as chips.
 * `known` is the subject whose question it is.
 */
export const createHelpAnswer = (message: string, known: string | null, context: AnswerContext): Answer | null => {
  const ranked = rankSubjects(message, context.language)?.map(({ id }) => id) ?? []
  return createSubjectAnswer(known === null ? ranked : [known, ...ranked.filter((id) => id !== known)], context)
}
