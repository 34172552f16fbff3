import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import {
  trainRequestModels,
  type RequestExample,
  type RequestModels,
} from '#server/assistant/search/train-request-models.ts'
import { contentFolder, mapCollectingErrors, readContentFile, readYaml, validateFile } from './content-files.ts'
import { createHelpSubjectSchema, type HelpSubject } from './help-schema.ts'
import { readOrTrain } from './model-cache.ts'
import {
  createFollowUpsSchema,
  createRepliesSchema,
  replyKinds,
  requestExamplesSchema,
  type Replies,
  type Reply,
} from './replies-schema.ts'
import { helpSubjectHeadings, parseSectionedMarkdown } from './sectioned-markdown.ts'
import type { Topic } from './topic-schema.ts'

/** Reads the subjects of help about the app in a language, sorted by their ids. @throws ContentError */
export const readHelpSubjectFiles = (language: Locale): HelpSubject[] => {
  const schema = createHelpSubjectSchema(language)
  return mapCollectingErrors(readdirSync(path.join(contentFolder, 'help')).toSorted(), (id) => {
    const name = `help/${id}/${language}.md`
    return { ...validateFile(schema, parseSectionedMarkdown(name, readContentFile(name), helpSubjectHeadings)), id }
  })
}

/** Reads the prepared replies of a kind in a language. @throws ContentError */
const readRepliesOfKind = (folder: string, language: Locale, topicIds: readonly string[]): Reply[] => {
  const followUps = readYaml(`${folder}/follow-ups.yaml`, createFollowUpsSchema(topicIds))
  const replies = readYaml(`${folder}/${language}.yaml`, createRepliesSchema(Object.keys(followUps)))
  return Object.entries(replies).map(([id, reply]) => ({ ...reply, id, followUps: followUps[id] ?? [] }))
}

/** Reads the prepared replies in a language. @throws ContentError */
export const readReplyFiles = (language: Locale, topicIds: readonly string[]): Replies => {
  const [smallTalk, outside] = replyKinds
  return {
    [smallTalk]: readRepliesOfKind(smallTalk, language, topicIds),
    [outside]: readRepliesOfKind(outside, language, topicIds),
  }
}

/** How often a message counts that shows which kind of request it is, beside the many questions of the topics. */
const times = 2

const repeat = (texts: readonly string[]): string[] => Array.from({ length: times }, () => texts).flat()

/** Reads the examples of questions about topics and the record, and of reports. @throws ContentError */
export const readRequestExampleFile = (language: Locale) =>
  readYaml(`search/examples/${language}.yaml`, requestExamplesSchema)

/** Reads the messages of a language that show which kind of request a message is. @throws ContentError */
export const readRequestExamples = (language: Locale, topics: readonly Topic[]): RequestExample[] => {
  const examples = readRequestExampleFile(language)
  const replies = readReplyFiles(
    language,
    topics.map(({ id }) => id),
  )
  const toExamples = (kind: RequestExample['kind'], texts: readonly string[], reply: string | null = null) =>
    texts.map((text) => ({ text, kind, reply }))
  return [
    ...topics.flatMap(({ name, questions, synonyms, examples: messages }) =>
      toExamples('topic', [name, ...questions, ...synonyms, ...messages]),
    ),
    ...toExamples('topic', repeat(examples.topic)),
    ...toExamples('record', repeat(examples.record)),
    ...toExamples('report', examples.report),
    ...readHelpSubjectFiles(language).flatMap(({ name, questions, synonyms, searchWords }) =>
      toExamples('help', [name, ...repeat(questions), ...synonyms, searchWords]),
    ),
    ...replyKinds.flatMap((kind) =>
      replies[kind].flatMap(({ id, messages }) => toExamples(kind, repeat(messages), id)),
    ),
  ]
}

const codeFiles = [
  'safety/message-features',
  'safety/classifier',
  'safety/train-classifier',
  'safety/shuffle',
  'search/train-request-models',
]

/** Returns the models that tell the kinds of requests apart, trained with the texts of all languages. @throws ContentError */
export const trainOrReadRequestModels = (readTopics: (language: Locale) => Topic[]): RequestModels => {
  const examples = locales.flatMap((language) => readRequestExamples(language, readTopics(language)))
  return readOrTrain('request-models', codeFiles, examples, trainRequestModels)
}

/** Reads the messages of a language that are answered with help about the app or with a prepared reply. @throws ContentError */
export const readRequestMessages = (language: Locale, topicIds: readonly string[]): string[] => [
  ...readHelpSubjectFiles(language).flatMap(({ name, questions }) => [name, ...questions]),
  ...Object.values(readReplyFiles(language, topicIds)).flatMap((replies) =>
    replies.flatMap(({ messages }) => messages),
  ),
]
