import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale/locale.ts'
import type { ClassifierModel } from '#server/assistant/safety/classifier.ts'
import type { DangerModels } from '#server/assistant/safety/train-danger-models.ts'
import type { RequestModels } from '#server/assistant/search/train-request-models.ts'
import type { WordVectorModel } from '#server/assistant/vectors/word-vectors.ts'
import type { AskedAnswer } from './asked-schema.ts'
import type { HealthSubject } from './health-schema.ts'
import type { HelpSubject } from './help-schema.ts'
import type { HelplineTable } from './helplines-schema.ts'
import type { PinyinModel } from './pinyin-model.ts'
import type { Replies } from './replies-schema.ts'
import type { SafetyContent } from './safety-schema.ts'
import type { SentenceContent } from './sentence-words-schema.ts'
import type { RecordContent } from './record-schema.ts'
import type { NonTopicContentByLocale } from './non-topic-content-schema.ts'
import type { Topic } from './topic-schema.ts'

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'assistant', `${name}.json`), 'utf8'))

/** Reads the topics of a language from the JSON file that the build has made of the checked content. */
export const readTopics = (language: Locale) => readJson(`topics-${language}`) as Topic[]

export const readHelplines = () => readJson('helplines') as HelplineTable

export const readHealthSubjects = (language: Locale) => readJson(`health-${language}`) as HealthSubject[]

export const readHelpSubjects = (language: Locale) => readJson(`help-${language}`) as HelpSubject[]

export const readReplies = (language: Locale) => readJson(`replies-${language}`) as Replies

export const readPinyinModel = () => readJson('pinyin') as PinyinModel

export const readRequestModels = () => readJson('request-models') as RequestModels

export const readSafetyContent = () => readJson('safety') as SafetyContent

export const readSentenceContent = () => readJson('sentences') as SentenceContent

export const readDangerModels = () => readJson('danger-models') as DangerModels

export const readRecordContent = (language: Locale) => readJson(`record-${language}`) as RecordContent

export const readRecordModel = () => readJson('record-model') as ClassifierModel

export const readTopicModel = (language: Locale) => readJson(`topic-model-${language}`) as ClassifierModel

export const readWordVectors = (language: Locale) => readJson(`word-vectors-${language}`) as WordVectorModel

export const readFollowUpModel = () => readJson('follow-up-model') as ClassifierModel

export const readGeneralAnswers = (language: Locale) => readJson(`general-${language}`) as AskedAnswer[]

export const readGeneralModel = () => readJson('general-model') as ClassifierModel

export const readNonTopicContent = () => readJson('shared') as NonTopicContentByLocale
