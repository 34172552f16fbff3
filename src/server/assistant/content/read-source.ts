import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { followUpsSchema } from './follow-ups-schema.ts'
import { createHealthSubjectSchema, type HealthSubject } from './health-schema.ts'
import type { HelpSubject } from './help-schema.ts'
import { helplinesSchema, type HelplineTable } from './helplines-schema.ts'
import { createMessagesSchema } from './messages-schema.ts'
import { recordAnswersSchema, recordWordsSchema, type RecordContent } from './record-schema.ts'
import {
  ContentError,
  validateFile,
  contentFolder,
  mapCollectingErrors,
  readContentFile,
  readYaml,
} from './content-files.ts'
import { pinyinSchema, type PinyinSyllables } from './pinyin-schema.ts'
import * as replies from './read-replies.ts'
import type { Replies } from './replies-schema.ts'
import { requiredTopics } from './required-topics.ts'
import { createSafetyAnswerSchema, createPhrasesSchema, situationsSchema, type SafetyContent } from './safety-schema.ts'
import { createSentenceWordsSchema, deedsSchema, type SentenceContent } from './sentence-words-schema.ts'
import * as schemas from './non-topic-content-schema.ts'
import {
  healthSubjectHeadings,
  parseSectionedMarkdown,
  safetyAnswerHeadings,
  topicHeadings,
} from './sectioned-markdown.ts'
import { createTopicSettingsSchema, createTopicTextSchema, type Topic } from './topic-schema.ts'
import { createDirectAnswersSchema, type WrittenAnswer } from './direct-answers-schema.ts'

/** The folder of the trained models; the build copies it (`read-compiled.ts`). */
export const modelFolder = path.join(contentFolder, 'models')

/** A subject with its direct answers as they are written. */
type Written<Subject> = Omit<Subject, 'answers'> & { answers: WrittenAnswer[] }

/** Returns the ids of the topics in their order. @throws ContentError when a folder is not listed. */
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

/** Reads the topics of a language from YAML and Markdown, in their order, once. @throws ContentError */
export const readTopics = memoizeByLocale((language): Written<Topic>[] => {
  const ids = readTopicOrder()
  const sources = readYaml('sources.yaml', schemas.sourcesSchema)
  const topics = mapCollectingErrors(ids, (id): Written<Topic> => {
    const settings = readYaml(`topics/${id}/topic.yaml`, createTopicSettingsSchema(ids))
    const name = `topics/${id}/${language}.md`
    const schema = createTopicTextSchema(language, Object.keys(settings.cards), Object.keys(sources))
    const text = validateFile(schema, parseSectionedMarkdown(name, readContentFile(name), topicHeadings))
    const cards = Object.entries(settings.cards).flatMap(([key, card]) => {
      const words = text.cards[key]
      return words ? [{ ...card, ...words, id: `${id}.${key}` }] : []
    })
    const labels = new Set(text.sources.flatMap((source) => sources[source] ?? []))
    const answers = readYaml(`topics/${id}/answers.${language}.yaml`, createDirectAnswersSchema(language))
    return { ...settings, ...text, id, cards, answers, sources: [...labels] }
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
export const readHealthSubjects = (language: Locale): Written<HealthSubject>[] => {
  const sources = readYaml('sources.yaml', schemas.sourcesSchema)
  const schema = createHealthSubjectSchema(language, Object.keys(sources))
  return mapCollectingErrors(readdirSync(path.join(contentFolder, 'health')).toSorted(), (id) => {
    const name = `health/${id}/${language}.md`
    const subject = validateFile(schema, parseSectionedMarkdown(name, readContentFile(name), healthSubjectHeadings))
    const answers = readYaml(`health/${id}/answers.${language}.yaml`, createDirectAnswersSchema(language))
    return { ...subject, id, answers, sources: subject.sources.flatMap((source) => sources[source] ?? []) }
  })
}

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

/** Reads the subjects of help about the app in a language. @throws ContentError */
export const readHelpSubjects = (language: Locale): HelpSubject[] => replies.readHelpSubjectFiles(language)

/** Reads the prepared replies in a language. @throws ContentError */
export const readReplies = (language: Locale): Replies => replies.readReplyFiles(language, readTopicOrder())

/** Reads the Chinese characters of each syllable in pinyin. @throws ContentError */
export const readPinyinSyllables = (): PinyinSyllables => readYaml('search/pinyin.yaml', pinyinSchema)

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
