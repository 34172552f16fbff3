import type { Locale } from '#shared/locale/locale.ts'
import { loadWordVectors } from '#server/assistant/content/load.ts'
import type { DirectAnswer } from '#server/assistant/content/direct-answers-schema.ts'
import { memoizeByLocale, memoizeInSteps } from '#server/assistant/memoize.ts'
import { ModelFileError } from '#server/assistant/models/model-file.ts'
import { addTo, normalize, unpackRows } from '#server/assistant/vectors/word-vectors.ts'

/** Subjects of one kind with the answers to what is asked about them in particular. */
export interface SubjectAnswers {
  /** As in the names of their vectors. */
  kind: 'topics' | 'health'
  subjects: readonly { id: string; answers: readonly DirectAnswer[] }[]
}

/** An answer, where it stands, and the vector of what it answers. */
export interface KnownAnswer {
  hit: DirectAnswer & { subjectId: string; position: number }
  vector: Float32Array
}

/** Answers with what all of them share. */
export interface KnownAnswers {
  answers: readonly KnownAnswer[]
  common: Float32Array
}

/** How much of what all answers of a subject share is left out: it does not tell them apart. */
const commonShare = 0.7

/** Returns a vector of length 1 without most of what all answers of a subject share. */
export const withoutCommon = (vector: Float32Array, common: Float32Array): Float32Array => {
  const rest = Float32Array.from(vector)
  addTo(rest, common, -commonShare)
  normalize(rest)
  return rest
}

/** Returns the name of the vector of an answer. */
export const nameAnswer = (kind: SubjectAnswers['kind'], subjectId: string, position: number): string =>
  `${kind}/${subjectId}/${position}`

const getVectors = memoizeByLocale((language) => unpackRows(loadWordVectors(language).answers))

/** Makes the vectors of answers relative to what all of them share. @throws ModelFileError when one has none. */
function* readAnswers(answers: readonly KnownAnswer['hit'][], kind: SubjectAnswers['kind'], language: Locale) {
  const vectors = answers.map(({ subjectId, position }) => {
    const vector = getVectors(language).get(nameAnswer(kind, subjectId, position))
    if (vector) return vector
    const file = `${kind}/${subjectId}/answers.${language}.yaml`
    throw new ModelFileError(`${file} has an answer that the models do not know: run "npm run train".`)
  })
  yield
  const common = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) addTo(common, vector, 1 / vectors.length)
  const known: KnownAnswer[] = []
  for (const [n, hit] of answers.entries()) {
    known.push({ hit, vector: withoutCommon(vectors[n] ?? new Float32Array(), common) })
    if (n % 100 === 0) yield
  }
  return { answers: known, common }
}

/** Creates the functions that return the answers of one subject (none if there is no such subject), and those of all subjects. */
export const createKnownAnswers = ({ kind, subjects }: SubjectAnswers, language: Locale) => {
  const listHits = ({ id, answers }: SubjectAnswers['subjects'][number]) =>
    answers.map((answer, position) => ({ ...answer, subjectId: id, position }))
  const ofSubject = memoizeInSteps((subjectId: string) =>
    readAnswers(subjects.filter(({ id }) => id === subjectId).flatMap(listHits), kind, language),
  )
  const ofAll = memoizeInSteps((_: 'all') => readAnswers(subjects.flatMap(listHits), kind, language))
  return { ofSubject, ofAll }
}
