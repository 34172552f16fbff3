import type { Locale } from '#shared/locale/locale.ts'
import { loadWordVectors } from '#server/assistant/content/load.ts'
import { memoizeByLocale, memoizeRecent } from '#server/assistant/memoize.ts'
import { listTerms } from '#server/assistant/vectors/list-terms.ts'
import type { WordVectorModel } from '#server/assistant/models/models.ts'
import { createVectorizer, dot, unpackRows } from '#server/assistant/vectors/word-vectors.ts'
import { createWordCorrector } from './correct-words.ts'
import { hasHan } from './text.ts'

/** Compares what texts of a language mean. */
export interface Meaning {
  /** Returns the unit vector of a text. */
  vectorize: (text: string) => Float32Array
  /** Returns how near a text is to each topic, or to each subject of `kind`, by their ids; at most 1. */
  compareWithSubjects: (text: string, kind?: 'health' | 'help') => ReadonlyMap<string, number>
}

/** Creates the functions that compare texts by the vectors of a language. */
export const createMeaning = (model: Pick<WordVectorModel, 'terms' | 'subjects'>, language: Locale): Meaning => {
  const vectorizeTerms = createVectorizer(model.terms)
  const known = new Set(model.terms.names)
  const correct = createWordCorrector([...known].filter((term) => !hasHan(term)))
  const toKnown = (term: string) => (known.has(term) || hasHan(term) ? term : (correct(term) ?? term))
  const vectorize = memoizeRecent((text) => vectorizeTerms(listTerms(text, language).map(toKnown)))
  const subjects = Map.groupBy(
    [...unpackRows(model.subjects)].map(([name, row]) => {
      const [id = '', kind] = name.split('/').toReversed()
      return { id, kind, row }
    }),
    ({ kind }) => kind,
  )
  return {
    vectorize,
    compareWithSubjects: (text, kind) => {
      const vector = vectorize(text)
      return new Map(subjects.get(kind)?.map(({ id, row }) => [id, dot(row, vector)]))
    },
  }
}

/** Returns the functions that compare texts of a language. */
export const getMeaning = memoizeByLocale((language) => createMeaning(loadWordVectors(language), language))
