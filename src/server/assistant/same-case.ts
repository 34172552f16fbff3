import type { Locale } from '#shared/locale/locale.ts'
import { splitSentences } from './model/split-sentences.ts'
import { foldText } from './search/text.ts'
import { tokenize } from './search/tokenize.ts'

/** The clause with which advice says for which case it is: at the beginning of a sentence or after a colon or a semicolon. */
const caseClauses: Readonly<Record<Locale, RegExp>> = {
  en: /(?<=^|[.!?”;:…]\s+|“)(?:if|when|whenever|once|as soon as)\s[^,.;:!?…—–”“]+/giu,
  es: /(?<=^|[.!?”»;:…]\s+|[“«])(?:si|cuando|en cuanto|en caso de)\s[^,.;:!?…—–”“«»]+/giu,
  zh: /(?<=^|[。！？”」；：…“「])(?:(?:如果|要是|万一|一旦|若是|假如)[^，。；：！？…“”「」]+|[^，。；：！？…“”「」]+(?:的时候|的话|(?<![小超平同及按准])时)(?=，))/gu,
}

interface Case {
  clause: string
  terms: ReadonlySet<string>
}

const listCases = (text: string, language: Locale): Case[] =>
  (text.replaceAll('{name}', ' ').match(caseClauses[language]) ?? []).map((clause) => ({
    clause: foldText(clause).trim(),
    terms: new Set(tokenize(clause, language)),
  }))

/** Which share of its terms makes a case the same as another, and from how many terms on they show what it is. */
const sameShare = 0.7
const minTerms = 2

const isSameCase = (one: Case, other: Case): boolean => {
  const smaller = Math.min(one.terms.size, other.terms.size)
  if (smaller < minTerms) return one.clause === other.clause
  return one.terms.intersection(other.terms).size >= sameShare * smaller
}

/** Returns whether two texts say what to do in the same case. */
export const haveSameCase = (one: string, other: string, language: Locale): boolean => {
  const known = listCases(other, language)
  return listCases(one, language).some((first) => known.some((second) => isSameCase(first, second)))
}

/** What a step begins with: when or for whom it is. */
const stepLabel = /^(?:[^\s:：“«「]{1,16} ?){1,3}(?:: |：)/u

/** Whether a sentence begins with a case, so that it does not go on about what was said before it. */
const isOwnCase = (sentence: string, language: Locale): boolean => listCases(sentence, language).length > 0

/** Returns the sentences without those for a case that has been dealt with, and without those that go on about it. */
const withoutDealtWith = (sentences: readonly string[], said: string, language: Locale): string[] => {
  let isDealtWith = false
  return sentences.filter((sentence) => {
    const isKnown = haveSameCase(sentence, said, language)
    isDealtWith = isKnown || (isDealtWith && !isOwnCase(sentence, language))
    return !isDealtWith
  })
}

/**
 * Returns advice without what it says for a case that has been dealt with, so that no answer says two things to do in one case; nothing if
 * it says nothing else.
 */
export const withoutKnownCases = (text: string, said: string, language: Locale): string => {
  const label = stepLabel.exec(text)?.[0] ?? ''
  if (label !== '' && haveSameCase(label, said, language)) return ''
  const sentences = splitSentences(text.slice(label.length), language)
  const kept = withoutDealtWith(sentences, said, language)
  if (kept.length === sentences.length) return text
  return kept.length === 0 ? '' : `${label}${kept.join('').trim()}`
}
