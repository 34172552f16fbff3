import type { Locale } from '#shared/locale/locale.ts'
import { readHelpSubjects, readReplies } from '#server/assistant/content/read-source.ts'
import { replyKinds } from '#server/assistant/content/replies-schema.ts'
import type { RequestExample } from './train-request-models.ts'
import { readRequestTexts, readTrainedTopics } from './training-texts.ts'

/** How often a message counts that shows which kind of request it is, beside the many questions of the topics. */
const times = 2

const repeat = (texts: readonly string[]): string[] => Array.from({ length: times }, () => texts).flat()

const toExamples = (kind: RequestExample['kind'], texts: readonly string[], reply: string | null = null) =>
  texts.map((text) => ({ text, kind, reply }))

/** Returns the messages of a language that show which kind of request a message is. @throws ContentError */
export const listRequestExamples = (language: Locale): RequestExample[] => {
  const texts = readRequestTexts(language)
  const replies = readReplies(language)
  return [
    ...readTrainedTopics(language).flatMap(({ name, questions, synonyms, examples }) =>
      toExamples('topic', [name, ...questions, ...synonyms, ...examples]),
    ),
    ...toExamples('topic', repeat(texts.topic)),
    ...toExamples('record', repeat(texts.record)),
    ...toExamples('report', texts.report),
    ...readHelpSubjects(language).flatMap(({ name, questions, synonyms, searchWords }) =>
      toExamples('help', [name, ...repeat(questions), ...synonyms, searchWords]),
    ),
    ...replyKinds.flatMap((kind) =>
      replies[kind].flatMap(({ id, messages }) => toExamples(kind, repeat(messages), id)),
    ),
  ]
}

/** Returns the messages of a language that are answered with help about the app or with a prepared reply. @throws ContentError */
export const listPreparedMessages = (language: Locale): string[] => [
  ...readHelpSubjects(language).flatMap(({ name, questions }) => [name, ...questions]),
  ...Object.values(readReplies(language)).flatMap((replies) => replies.flatMap(({ messages }) => messages)),
]
