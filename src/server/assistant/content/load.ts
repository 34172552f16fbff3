import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
// The build puts `read-compiled.ts` in place of this (scripts/vite/assistant-content.ts).
import {
  readDangerModels,
  readFollowUpModel,
  readGeneralAnswers,
  readGeneralModel,
  readHealthSubjects,
  readHelpSubjects,
  readHelplines,
  readNonTopicContent,
  readPinyinModel,
  readRecordContent,
  readRecordModel,
  readReplies,
  readRequestModels,
  readSafetyContent,
  readSentenceContent,
  readTopicModel,
  readWordVectors,
  readTopics,
} from './read-source.ts'
import type { AskedAnswer } from './asked-schema.ts'
import type { HealthSubject } from './health-schema.ts'
import type { HelpSubject } from './help-schema.ts'
import type { HelplineTable } from './helplines-schema.ts'
import type { RecordContent } from './record-schema.ts'
import type { SafetyContent } from './safety-schema.ts'
import type { SentenceContent } from './sentence-words-schema.ts'
import type { NonTopicContentByLocale } from './non-topic-content-schema.ts'
import type { Replies } from './replies-schema.ts'
import type { Topic } from './topic-schema.ts'

/** The topics of a language by their ids, in their order. */
export type Topics = ReadonlyMap<string, Topic>

let nonTopicContent: NonTopicContentByLocale | undefined
let helplines: HelplineTable | undefined
let safety: SafetyContent | undefined
let sentences: SentenceContent | undefined

/** Returns the topics of a language, which are loaded on first use. */
export const loadTopics: (language: Locale) => Topics = memoizeByLocale(
  (language) => new Map(readTopics(language).map((topic) => [topic.id, topic])),
)

/** Returns the health subjects of a language, which are loaded on first use. */
export const loadHealthSubjects: (language: Locale) => readonly HealthSubject[] = memoizeByLocale(readHealthSubjects)

/** Returns what questions about the record are understood and answered with in a language; it is loaded on first use. */
export const loadRecordContent: (language: Locale) => RecordContent = memoizeByLocale(readRecordContent)

/** Returns the subjects of help about the app in a language, which are loaded on first use. */
export const loadHelpSubjects: (language: Locale) => readonly HelpSubject[] = memoizeByLocale(readHelpSubjects)

/** Returns the prepared replies of a language, which are loaded on first use. */
export const loadReplies: (language: Locale) => Replies = memoizeByLocale(readReplies)

/** Reads how messages in pinyin are read; the caller keeps what it makes of it. */
export const loadPinyinModel = readPinyinModel

/** Reads the models that tell the kinds of requests apart; the caller keeps what it makes of them. */
export const loadRequestModels = readRequestModels

/** Reads the model that tells what a question about the record asks for; the caller keeps what it makes of it. */
export const loadRecordModel = readRecordModel

/** Reads the classifier that tells the topics of a language apart; the caller keeps what it makes of it. */
export const loadTopicModel = readTopicModel

/** Reads the vectors of the terms and subjects of a language; the caller keeps what it makes of them. */
export const loadWordVectors = readWordVectors

/** Reads the model that tells what a reply wants from the answer before; the caller keeps what it makes of it. */
export const loadFollowUpModel = readFollowUpModel

/** Returns what may be asked about every topic, and the answers, in a language; they are loaded on first use. */
export const loadGeneralAnswers: (language: Locale) => readonly AskedAnswer[] = memoizeByLocale(readGeneralAnswers)

/** Reads the model that tells what is asked that may be asked about every topic; the caller keeps what it makes of it. */
export const loadGeneralModel = readGeneralModel

/** Returns the help lines of all countries, which are loaded on first use. */
export const loadHelplines = (): HelplineTable => (helplines ??= readHelplines())

/** Returns the situations of danger and the answers to them, which are loaded on first use. */
export const loadSafetyContent = (): SafetyContent => (safety ??= readSafetyContent())

/** Returns the words by which sentences that record are understood, which are loaded on first use. */
export const loadSentenceContent = (): SentenceContent => (sentences ??= readSentenceContent())

/** Reads the models that recognise danger; the caller keeps what it makes of them. */
export const loadDangerModels = readDangerModels

/** Returns the messages, reward ideas and patterns of all languages, which are loaded on first use. */
export const loadNonTopicContent = (): NonTopicContentByLocale => (nonTopicContent ??= readNonTopicContent())
