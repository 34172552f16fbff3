import type { Locale } from '#shared/locale/locale.ts'
import { listTerms } from '#server/assistant/vectors/list-terms.ts'
import { trainWordVectors, type SubjectTerms } from '#server/assistant/vectors/train-word-vectors.ts'
import type { WordVectorModel } from '#server/assistant/vectors/word-vectors.ts'
import { readOrTrain } from './model-cache.ts'
import type { HealthSubject } from './health-schema.ts'
import type { HelpSubject } from './help-schema.ts'
import type { Topic } from './topic-schema.ts'
import type { AskedAnswer } from './asked-schema.ts'

/** A topic, or a subject of questions about health. */
export interface AskedSubject {
  id: string
  name: string
  questions: readonly string[]
  synonyms: readonly string[]
  answers: readonly AskedAnswer[]
  examples?: readonly string[]
}

const codeFiles = [
  'content/word-vector-model',
  'safety/shuffle',
  'search/spelling',
  'search/stem',
  'search/text',
  ...['list-terms', 'pair-matrix', 'subspace', 'train-word-vectors', 'tune-vectors', 'vocabulary', 'word-vectors'].map(
    (name) => `vectors/${name}`,
  ),
]

/** What the vectors of a language are trained with: what is asked about its subjects, and all its messages. */
export interface VectorTexts {
  subjects: readonly AskedSubject[]
  messages: readonly string[]
}

/** Returns the subjects with ids that tell their kinds apart, and all texts of the content beside further messages. */
export const listVectorTexts = (content: {
  topics: readonly Topic[]
  health: readonly HealthSubject[]
  help: readonly HelpSubject[]
  messages: readonly string[]
}): VectorTexts => {
  const subjects = [
    ...content.topics,
    ...content.health.map((subject) => ({ ...subject, id: `health/${subject.id}` })),
    ...content.help.map((subject) => ({ ...subject, id: `help/${subject.id}`, answers: [] })),
  ]
  const texts = subjects.flatMap(({ name, questions, synonyms, answers, searchWords }) => [
    name,
    searchWords,
    ...questions,
    ...synonyms,
    ...answers.flatMap(({ asks, answer }) => [answer, ...asks]),
  ])
  const ofTopics = content.topics.flatMap(({ openings, tips, examples }) => [
    ...openings,
    ...tips.map(({ text }) => text),
    ...examples,
  ])
  return { subjects, messages: [...texts, ...ofTopics, ...content.messages] }
}

/** Trains the vectors of a language. */
export const trainVectors = (language: Locale, { subjects, messages }: VectorTexts): WordVectorModel => {
  const toTerms = (text: string) => listTerms(text, language)
  const toSubjectTerms = ({ id, name, questions, synonyms, answers, examples = [] }: AskedSubject): SubjectTerms => ({
    id,
    texts: [name, ...questions, ...synonyms, ...examples].map(toTerms),
    answers: answers.map(({ asks, answer }) => ({ asks: asks.map(toTerms), answer: toTerms(answer) })),
  })
  return trainWordVectors(messages.map(toTerms), subjects.map(toSubjectTerms))
}

/** Trains the vectors of a language, or reads them when they were trained with the same texts by the same code. */
export const readOrTrainWordVectors = (language: Locale, texts: VectorTexts): WordVectorModel =>
  readOrTrain(`word-vectors-${language}`, codeFiles, [texts], () => trainVectors(language, texts))
