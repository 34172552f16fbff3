import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale/locale.ts'
import type { HealthSubject } from './health-schema.ts'
import type { HelpSubject } from './help-schema.ts'
import type { HelplineTable } from './helplines-schema.ts'
import type { PinyinSyllables } from './pinyin-schema.ts'
import type { Replies } from './replies-schema.ts'
import type { SafetyContent } from './safety-schema.ts'
import type { SentenceContent } from './sentence-words-schema.ts'
import type { RecordContent } from './record-schema.ts'
import type { NonTopicContentByLocale } from './non-topic-content-schema.ts'
import type { Topic } from './topic-schema.ts'

const folder = path.join(import.meta.dirname, 'assistant')

/** Where the build has copied the model files to. */
export const modelFolder = path.join(folder, 'models')

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))

/** Reads the topics of a language from the JSON file that the build has made of the checked content. */
export const readTopics = (language: Locale) => readJson(`topics-${language}`) as Topic[]

export const readHelplines = () => readJson('helplines') as HelplineTable

export const readHealthSubjects = (language: Locale) => readJson(`health-${language}`) as HealthSubject[]

export const readHelpSubjects = (language: Locale) => readJson(`help-${language}`) as HelpSubject[]

export const readReplies = (language: Locale) => readJson(`replies-${language}`) as Replies

export const readPinyinSyllables = () => readJson('pinyin') as PinyinSyllables

export const readSafetyContent = () => readJson('safety') as SafetyContent

export const readSentenceContent = () => readJson('sentences') as SentenceContent

export const readRecordContent = (language: Locale) => readJson(`record-${language}`) as RecordContent

export const readNonTopicContent = () => readJson('shared') as NonTopicContentByLocale
