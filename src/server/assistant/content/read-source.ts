import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import * as danger from './danger-models.ts'
import { readFollowUpExamples, readOrTrainFollowUpModel } from './follow-up-model.ts'
import { followUpsSchema } from './follow-ups-schema.ts'
import { createHealthSubjectSchema, type HealthSubject } from './health-schema.ts'
import type { HelpSubject } from './help-schema.ts'
import { helplinesSchema, type HelplineTable } from './helplines-schema.ts'
import type { ClassifierModel } from '#server/assistant/safety/classifier.ts'
import type { DangerModels, SafetyExample } from '#server/assistant/safety/train-danger-models.ts'
import type { WordVectorModel } from '#server/assistant/vectors/word-vectors.ts'
import type { RequestModels } from '#server/assistant/search/train-request-models.ts'
import { createMessagesSchema } from './messages-schema.ts'
import { readOrTrainRecordModel } from './record-model.ts'
import { recordAnswersSchema, recordWordsSchema, type RecordContent } from './record-schema.ts'
import {
  ContentError,
  validateFile,
  contentFolder,
  mapCollectingErrors,
  readContentFile,
  readLinesIfPresent,
  readYaml,
} from './content-files.ts'
import { createPinyinModel, pinyinSchema, type PinyinModel } from './pinyin-model.ts'
import * as replies from './read-replies.ts'
import type { Replies } from './replies-schema.ts'
import { requiredTopics } from './required-topics.ts'
import { createSafetyAnswerSchema, createPhrasesSchema, situationsSchema, type SafetyContent } from './safety-schema.ts'
import { createSentenceWordsSchema, deedsSchema, type SentenceContent } from './sentence-words-schema.ts'
import * as schemas from './non-topic-content-schema.ts'
import { readOrTrainTopicModel } from './topic-model.ts'
import { listVectorTexts, readOrTrainWordVectors, type VectorTexts } from './word-vector-model.ts'
import {
  healthSubjectHeadings,
  parseSectionedMarkdown,
  safetyAnswerHeadings,
  topicHeadings,
} from './sectioned-markdown.ts'
import { createTopicSettingsSchema, createTopicTextSchema, type Topic } from './topic-schema.ts'
import { readGeneralAnswerFile, readOrTrainGeneralModel } from './general-model.ts'
import { createAskedSchema, type AskedAnswer } from './asked-schema.ts'

const readTopicOrder = (): string[] => {
  const ids = readYaml('topics/order.yaml', schemas.createTopicOrderSchema(requiredTopics))
  const folders = readdirSync(path.join(contentFolder, 'topics'), { withFileTypes: true })
  const unlisted = folders.find((entry) => entry.isDirectory() && !ids.includes(entry.name))
  if (unlisted) throw new ContentError(`topics/order.yaml: the folder ${unlisted.name} is not listed.`)
  return ids
}

const assertUniqueNames = (topics: readonly Topic[], language: Locale): void => {
  for (const [name, same] of Map.groupBy(topics, (topic) => topic.name)) {
    const ids = same.map(({ id }) => id).join(', ')
    if (same.length > 1) throw new ContentError(`topics/*/${language}.md: “${name}” is the name of ${ids}.`)
  }
}

/** Reads the topics of a language from YAML and Markdown, in their order, once: most models are trained with them. @throws ContentError */
export const readTopics = memoizeByLocale((language): Topic[] => {
  const ids = readTopicOrder()
  const sources = readYaml('sources.yaml', schemas.sourcesSchema)
  const topics = mapCollectingErrors(ids, (id): Topic => {
    const settings = readYaml(`topics/${id}/topic.yaml`, createTopicSettingsSchema(ids))
    const name = `topics/${id}/${language}.md`
    const schema = createTopicTextSchema(language, Object.keys(settings.cards), Object.keys(sources))
    const text = validateFile(schema, parseSectionedMarkdown(name, readContentFile(name), topicHeadings))
    const cards = Object.entries(settings.cards).flatMap(([key, card]) => {
      const words = text.cards[key]
      return words ? [{ ...card, ...words, id: `${id}.${key}` }] : []
    })
    const labels = new Set(text.sources.flatMap((source) => sources[source] ?? []))
    const answers = readYaml(`topics/${id}/asked.${language}.yaml`, createAskedSchema(language))
    const examples = readLinesIfPresent(`topics/${id}/examples.${language}.txt`)
    return { ...settings, ...text, id, cards, answers, examples, sources: [...labels] }
  })
  assertUniqueNames(topics, language)
  return topics
})

/** Reads the help lines of all countries. @throws ContentError */
export const readHelplines = (): HelplineTable => readYaml('safety/helplines.yaml', helplinesSchema)

const readSafetyAnswers = (ids: readonly string[], language: Locale) => {
  const sources = readYaml('sources.yaml', schemas.sourcesSchema)
  const schema = createSafetyAnswerSchema(language, Object.keys(sources))
  const answers = mapCollectingErrors(ids, (id) => {
    const name = `safety/answers/${id}/${language}.md`
    const file = parseSectionedMarkdown(name, readContentFile(name), safetyAnswerHeadings)
    const { opening, steps, sources: ids } = validateFile(schema, file)
    return [id, { opening: opening[0], steps, sources: ids.flatMap((source) => sources[source] ?? []) }] as const
  })
  return Object.fromEntries(answers)
}

/** Reads the situations of danger and the answers to them in all languages. @throws ContentError */
export const readSafetyContent = (): SafetyContent => {
  const situations = readYaml('safety/situations.yaml', situationsSchema)
  const ids = Object.values(situations).flatMap((ofKind) => Object.keys(ofKind))
  const answers = mapCollectingErrors(locales, (language) => [language, readSafetyAnswers(ids, language)] as const)
  return {
    situations,
    sure: readYaml('safety/sure.yaml', createPhrasesSchema(ids)),
    signs: readYaml('safety/signs.yaml', createPhrasesSchema(ids)),
    answers: Object.fromEntries<SafetyContent['answers']['en']>(answers) as SafetyContent['answers'],
  }
}

/** Reads the health subjects of a language, sorted by their ids. @throws ContentError */
export const readHealthSubjects = (language: Locale): HealthSubject[] => {
  const sources = readYaml('sources.yaml', schemas.sourcesSchema)
  const schema = createHealthSubjectSchema(language, Object.keys(sources))
  return mapCollectingErrors(readdirSync(path.join(contentFolder, 'health')).toSorted(), (id) => {
    const name = `health/${id}/${language}.md`
    const subject = validateFile(schema, parseSectionedMarkdown(name, readContentFile(name), healthSubjectHeadings))
    const answers = readYaml(`health/${id}/asked.${language}.yaml`, createAskedSchema(language))
    return { ...subject, id, answers, sources: subject.sources.flatMap((source) => sources[source] ?? []) }
  })
}

/** Reads what may be asked about every topic, and the answers. @throws ContentError */
export const readGeneralAnswers = (language: Locale): AskedAnswer[] => readGeneralAnswerFile(language)

/** Returns the model that tells what is asked that may be asked about every topic. @throws ContentError */
export const readGeneralModel = (): ClassifierModel => readOrTrainGeneralModel(locales.flatMap(listTopicQuestions))

/** Reads the words by which sentences that record are understood. @throws ContentError */
export const readSentenceContent = (): SentenceContent => {
  const deeds = readYaml('sentences/deeds.yaml', deedsSchema)
  const schema = createSentenceWordsSchema(Object.keys(deeds))
  const words = mapCollectingErrors(
    locales,
    (language) => [language, readYaml(`sentences/${language}.yaml`, schema)] as const,
  )
  return { deeds, words: Object.fromEntries(words) as SentenceContent['words'] }
}

/** Reads the words and sentences of questions about the record in a language. @throws ContentError */
export const readRecordContent = (language: Locale): RecordContent => ({
  words: readYaml(`record/${language}.yaml`, recordWordsSchema),
  answers: readYaml(`record/answers/${language}.yaml`, recordAnswersSchema),
})

/** Returns the model that tells what a question about the record asks for. @throws ContentError */
export const readRecordModel = (): ClassifierModel =>
  readOrTrainRecordModel(
    locales.flatMap((language) => [
      ...readTopics(language).flatMap((topic) => [topic.name, ...topic.questions]),
      ...replies.readRequestMessages(language, readTopicOrder()),
    ]),
  )

/** Returns the classifier that tells the topics of a language apart. @throws ContentError */
export const readTopicModel = (language: Locale): ClassifierModel =>
  readOrTrainTopicModel(language, readTopics(language))

const listTopicQuestions = (language: Locale) => readTopics(language).flatMap(({ questions }) => questions)

/** Returns the model that tells what a reply wants from the answer before. @throws ContentError */
export const readFollowUpModel = (): ClassifierModel => readOrTrainFollowUpModel(locales.flatMap(listTopicQuestions))

/** Reads the subjects of help about the app in a language. @throws ContentError */
export const readHelpSubjects = (language: Locale): HelpSubject[] => replies.readHelpSubjectFiles(language)

/** Reads the prepared replies in a language. @throws ContentError */
export const readReplies = (language: Locale): Replies => replies.readReplyFiles(language, readTopicOrder())

/** Returns the models that tell the kinds of requests apart. @throws ContentError */
export const readRequestModels = (): RequestModels => replies.trainOrReadRequestModels(readTopics)

/** Reads the messages that the models of danger are trained with. @throws ContentError */
export const readAllSafetyExamples = (): SafetyExample[] => {
  const listQuestions = (language: Locale) => [
    ...readTopics(language).flatMap(({ name, questions }) => [name, ...questions]),
    ...replies.readRequestMessages(language, readTopicOrder()),
  ]
  const listMessages = (language: Locale) => [
    ...readTopics(language).flatMap(danger.listMessagesOfTopic),
    ...Object.values(replies.readRequestExampleFile(language)).flat(),
    ...readFollowUpExamples(language).map(({ text }) => text),
  ]
  const situations = readYaml('safety/situations.yaml', situationsSchema)
  const listHealthQuestions = (language: Locale) =>
    readHealthSubjects(language).flatMap(({ questions, answers }) => [questions, ...answers.map(({ asks }) => asks)])
  return danger.readSafetyExamples(
    situations,
    locales.flatMap(listQuestions),
    locales.flatMap(listMessages),
    locales.flatMap(listHealthQuestions).flat(),
  )
}

/** Reads what the vectors of a language are trained with. @throws ContentError */
export const readVectorTexts = (language: Locale): VectorTexts => {
  const situations = readYaml('safety/situations.yaml', situationsSchema)
  return listVectorTexts({
    topics: readTopics(language),
    health: readHealthSubjects(language),
    help: replies.readHelpSubjectFiles(language),
    messages: [
      ...[...danger.readSafetyExamplesOf(language, situations), ...readFollowUpExamples(language)].map(
        ({ text }) => text,
      ),
      ...Object.values(replies.readRequestExampleFile(language)).flat(),
    ],
  })
}

/** Returns the vectors of the terms and subjects of a language. @throws ContentError */
export const readWordVectors = (language: Locale): WordVectorModel =>
  readOrTrainWordVectors(language, readVectorTexts(language))

/** Returns the models that recognise danger, trained with the examples. @throws ContentError */
export const readDangerModels = (): DangerModels => danger.readOrTrainDangerModels(readAllSafetyExamples())

/** Returns how messages typed in pinyin are read, by the Chinese texts. @throws ContentError */
export const readPinyinModel = (): PinyinModel => {
  const topics = readTopics('zh').flatMap(({ openings, tips, synonyms, searchWords }) => [
    ...openings,
    ...tips.map(({ text }) => text),
    ...synonyms,
    searchWords,
  ])
  const texts = [...topics, ...readAllSafetyExamples().map(({ text }) => text)]
  return createPinyinModel(readYaml('search/pinyin.yaml', pinyinSchema), texts)
}

/** Reads messages, reward ideas and patterns of all languages from YAML. @throws ContentError */
export const readNonTopicContent = (): schemas.NonTopicContentByLocale => {
  const rewards = readYaml('rewards.yaml', schemas.rewardsSchema)
  const messageFile = createMessagesSchema(Object.keys(rewards))
  const perLanguage = mapCollectingErrors(locales, (language) => {
    const words = readYaml(`messages/${language}.yaml`, messageFile)
    const content = {
      messages: words,
      rewardIdeas: Object.entries(rewards).map(([id, plan]) => ({ ...plan, id, title: words.rewardTitles[id] ?? '' })),
      followUps: readYaml(`follow-ups/${language}.yaml`, followUpsSchema),
      unsuitable: readYaml(`unsuitable/${language}.yaml`, schemas.unsuitableSchema),
      ...readYaml(`search/${language}.yaml`, schemas.searchWordsSchema),
    }
    return [language, content] as const
  })
  return Object.fromEntries(perLanguage) as schemas.NonTopicContentByLocale
}
