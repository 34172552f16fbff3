import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { listModelFileErrors, readModelFile } from '#server/assistant/models/model-file.ts'
import type { ModelName, Models } from '#server/assistant/models/models.ts'
// The build puts `read-compiled.ts` in place of this (scripts/vite/assistant-content.ts).
import {
  modelFolder,
  readHealthSubjects,
  readHelpSubjects,
  readHelplines,
  readNonTopicContent,
  readRecordContent,
  readPinyinSyllables,
  readReplies,
  readSafetyContent,
  readSentenceContent,
  readTopics,
} from './read-source.ts'
import type { PinyinSyllables } from './pinyin-schema.ts'
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
let pinyinSyllables: PinyinSyllables | undefined

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

/** Returns the Chinese characters of each syllable in pinyin, which are loaded on first use. */
export const loadPinyinSyllables = (): PinyinSyllables => (pinyinSyllables ??= readPinyinSyllables())

/** Reads a trained model; the caller keeps what it makes of it. @throws ModelFileError */
const loadModel = <Name extends ModelName>(name: Name): Models[Name] => readModelFile(modelFolder, name) as Models[Name]

/** Returns what is wrong with the files of the models, a sentence for each; none if all are complete. */
export const listModelErrors = (): string[] => listModelFileErrors(modelFolder)

/** Reads how often Chinese characters stand side by side; the caller keeps what it makes of it. @throws ModelFileError */
export const loadCharacterTable = () => loadModel('characters')

/** Reads the models that recognise danger. @throws ModelFileError */
export const loadDangerModels = () => loadModel('danger')

/** Reads the models that tell the kinds of requests apart. @throws ModelFileError */
export const loadRequestModels = () => loadModel('requests')

/** Reads the model that tells what a question about the record asks for. @throws ModelFileError */
export const loadRecordModel = () => loadModel('record')

/** Reads the model that tells what a reply wants from the answer before. @throws ModelFileError */
export const loadFollowUpModel = () => loadModel('follow-up')

/** Reads the classifier that tells the topics of a language apart. @throws ModelFileError */
export const loadTopicModel = (language: Locale) => loadModel(`topics.${language}`)

/** Returns the vectors of the terms, subjects and answers of a language, which are loaded on first use. @throws ModelFileError */
export const loadWordVectors = memoizeByLocale((language) => loadModel(`vectors.${language}`))

/** Returns the indexes of what is searched in a language, which are loaded on first use. @throws ModelFileError */
export const loadIndexes = memoizeByLocale((language) => loadModel(`index.${language}`))

/** Returns the help lines of all countries, which are loaded on first use. */
export const loadHelplines = (): HelplineTable => (helplines ??= readHelplines())

/** Returns the situations of danger and the answers to them, which are loaded on first use. */
export const loadSafetyContent = (): SafetyContent => (safety ??= readSafetyContent())

/** Returns the words by which sentences that record are understood, which are loaded on first use. */
export const loadSentenceContent = (): SentenceContent => (sentences ??= readSentenceContent())

/** Returns the messages, reward ideas and patterns of all languages, which are loaded on first use. */
export const loadNonTopicContent = (): NonTopicContentByLocale => (nonTopicContent ??= readNonTopicContent())
