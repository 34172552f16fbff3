import type { AsPlainObject } from 'minisearch'
import type { Locale } from '#shared/locale/locale.ts'
import type { ClassifierModel } from '#server/assistant/safety/classifier.ts'
import type { AnswerWords } from '#server/assistant/search/answer-words.ts'
import type { NgramIndex } from '#server/assistant/search/ngram-similarity.ts'
import type { PackedRows } from '#server/assistant/vectors/word-vectors.ts'

/** The classifier of the kinds of messages, and that of the situations of messages about danger. */
export interface DangerModels {
  kinds: ClassifierModel
  situations: ClassifierModel
}

/** The classifier of the kinds of requests, and that of prepared replies (`<kind>.<id>`). */
export interface RequestModels {
  kinds: ClassifierModel
  replies: ClassifierModel
}

/** What the terms of a language mean, and what its subjects and their direct answers are about, as vectors of the same size. */
export interface WordVectorModel {
  /** The longer the vector of a term, the more it says. */
  terms: PackedRows
  /** Unit vectors. */
  subjects: PackedRows
  /** Unit vectors, by subject and position of the answer; see `nameAnswer`. */
  answers: PackedRows
}

/** What is computed of the subjects of a language, to rank them. */
export interface TopicIndex {
  ids: readonly string[]
  words: AsPlainObject
  ngrams: NgramIndex
}

/** How often Chinese characters, and pairs of them side by side, occur, as stored: one after the other in a text, and the counts. */
export interface CharacterTable {
  singles: string
  singleCounts: Uint32Array
  pairs: string
  pairCounts: Uint32Array
}

/** The indexes of what is searched in a language. */
export interface SubjectIndexes {
  topics: TopicIndex
  health: TopicIndex
  help: TopicIndex
  /** Of the topics. */
  answerWords: AnswerWords
}

type OfLanguage = Record<`topics.${Locale}`, ClassifierModel> &
  Record<`vectors.${Locale}`, WordVectorModel> &
  Record<`index.${Locale}`, SubjectIndexes>

/** The trained models and computed indexes by the names of their files. */
export interface Models extends OfLanguage {
  /** How often Chinese characters stand side by side, for messages that are typed by their sounds. */
  characters: CharacterTable
  danger: DangerModels
  requests: RequestModels
  /** Tells what a question about the record asks for. */
  record: ClassifierModel
  /** Tells what a reply wants from the answer before. */
  'follow-up': ClassifierModel
}

export type ModelName = keyof Models
