import { createHash } from 'node:crypto'
import type { Locale } from '#shared/locale/locale.ts'
import { listTitleTerms } from './things.ts'

/** Returns an id of search terms, so that a conversation can refer to a title that has no id, without keeping its text. */
export const createTermsId = (terms: readonly string[]): string => {
  const hash = createHash('sha256')
    .update([...new Set(terms)].toSorted().join(' '))
    .digest('hex')
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash) ?? []
  return parts.join('-')
}

const maxTerms = 8
const maxTermsOfQuestion = 3

/** Returns all choices of up to some of the terms. */
const listChoices = (terms: readonly string[], most: number): string[][] =>
  most === 0
    ? [[]]
    : [[], ...terms.flatMap((term, n) => listChoices(terms.slice(n + 1), most - 1).map((rest) => [term, ...rest]))]

/** Returns whether an id is that of a title, or of a few words that are in it. */
export const isIdOfTitle = (id: string, title: string, language: Locale): boolean => {
  const terms = listTitleTerms(title, language)
  return (
    createTermsId(terms) === id ||
    listChoices(terms.slice(0, maxTerms), maxTermsOfQuestion).some((some) => createTermsId(some) === id)
  )
}
