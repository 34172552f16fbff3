import type { Locale } from '#shared/locale/locale.ts'
import { readHelpSubjects } from '#server/assistant/content/read-source.ts'
import type { WordVectorModel } from '#server/assistant/models/models.ts'
import { nameAnswer } from '#server/assistant/search/answer-vectors.ts'
import { createMeaning } from '#server/assistant/search/meaning.ts'
import { listTerms } from '#server/assistant/vectors/list-terms.ts'
import { addTo, answerWeight, normalize, packRows } from '#server/assistant/vectors/word-vectors.ts'
import { readSafetyExamples } from './danger-examples.ts'
import {
  readFollowUpExamples,
  readRequestTexts,
  readTrainedHealthSubjects,
  readTrainedTopics,
  type AskedAnswer,
} from './training-texts.ts'
import { trainWordVectors, type SubjectTerms } from './train-word-vectors.ts'

/** A topic, or a subject of questions about health or the app. */
interface VectorSubject {
  id: string
  name: string
  questions: readonly string[]
  synonyms: readonly string[]
  answers: readonly AskedAnswer[]
  examples: readonly string[]
}

/** What the vectors of a language are trained with: what is asked about its subjects, and all its messages. */
export interface VectorTexts {
  subjects: readonly VectorSubject[]
  messages: readonly string[]
}

/** Returns the subjects with ids that tell their kinds apart, and all texts of a language. @throws ContentError */
export const listVectorTexts = (language: Locale): VectorTexts => {
  const topics = readTrainedTopics(language)
  const subjects = [
    ...topics,
    ...readTrainedHealthSubjects(language).map((subject) => ({ ...subject, id: `health/${subject.id}` })),
    ...readHelpSubjects(language).map((subject) => ({
      ...subject,
      id: `help/${subject.id}`,
      answers: [],
      examples: [],
    })),
  ]
  const texts = subjects.flatMap(({ name, questions, synonyms, answers, searchWords }) => [
    name,
    searchWords,
    ...questions,
    ...synonyms,
    ...answers.flatMap(({ asks, answer }) => [answer, ...asks]),
  ])
  const ofTopics = topics.flatMap(({ openings, tips, examples }) => [
    ...openings,
    ...tips.map(({ text }) => text),
    ...examples,
  ])
  const others = [...readSafetyExamples(language), ...readFollowUpExamples(language)].map(({ text }) => text)
  return {
    subjects,
    messages: [...texts, ...ofTopics, ...others, ...Object.values(readRequestTexts(language)).flat()],
  }
}

/** Trains the vectors of the terms and subjects of a language. */
export const trainTermVectors = (
  language: Locale,
  { subjects, messages }: VectorTexts,
): Pick<WordVectorModel, 'terms' | 'subjects'> => {
  const toTerms = (text: string) => listTerms(text, language)
  const toSubjectTerms = ({ id, name, questions, synonyms, answers, examples }: VectorSubject): SubjectTerms => ({
    id,
    texts: [name, ...questions, ...synonyms, ...examples].map(toTerms),
    answers: answers.map(({ asks, answer }) => ({ asks: asks.map(toTerms), answer: toTerms(answer) })),
  })
  return trainWordVectors(messages.map(toTerms), subjects.map(toSubjectTerms))
}

/** Returns the vectors of the direct answers to what is asked about topics and health. @throws ContentError */
const computeAnswerVectors = (language: Locale, vectorize: (text: string) => Float32Array) => {
  const toVector = ({ asks, answer }: AskedAnswer): Float32Array => {
    const vector = new Float32Array(vectorize(answer).length)
    addTo(vector, vectorize(answer), answerWeight)
    for (const ask of asks) addTo(vector, vectorize(ask))
    normalize(vector)
    return vector
  }
  const kinds = { topics: readTrainedTopics(language), health: readTrainedHealthSubjects(language) }
  const rows = (['topics', 'health'] as const).flatMap((kind) =>
    kinds[kind].flatMap(({ id, answers }) =>
      answers.map((answer, n) => [nameAnswer(kind, id, n), toVector(answer)] as const),
    ),
  )
  return packRows(
    rows.map(([name]) => name),
    rows.map(([, row]) => row),
  )
}

/** Trains the vectors of a language. @throws ContentError */
export const trainVectors = (language: Locale): WordVectorModel => {
  const model = trainTermVectors(language, listVectorTexts(language))
  return { ...model, answers: computeAnswerVectors(language, createMeaning(model, language).vectorize) }
}
