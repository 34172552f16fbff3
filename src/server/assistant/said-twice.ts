import type { Locale } from '#shared/locale/locale.ts'
import { withoutKnownCases } from './same-case.ts'
import { tokenize } from './search/tokenize.ts'

/** Sentences, and what is said within quotation marks. */
const units = /[“«「][^”»」]*[”»」]|[^.!?。！？“”«»「」]+/gu

/** How many terms a unit must have to say something, and which share of them makes two the same. */
const minTerms = 2
const sameShare = 0.7

const listUnits = (text: string, language: Locale): ReadonlySet<string>[] =>
  (text.replaceAll('{name}', ' ').match(units) ?? [])
    .map((unit) => new Set(tokenize(unit, language)))
    .filter(({ size }) => size >= minTerms)

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.intersection(other).size >= sameShare * Math.max(minTerms, Math.min(one.size, other.size))

/** Returns whether a text has a sentence or words to say that another text has, too. */
export const saysAgain = (text: string, said: string, language: Locale): boolean => {
  const known = listUnits(said, language)
  return listUnits(text, language).some((unit) => known.some((other) => isSame(unit, other)))
}

/**
 * Returns the texts without those that say again what is said already, by an earlier one or by `said`, and without their sentences for a
 * case that has been dealt with.
 */
export const withoutRepeats = <Item extends { text: string }>(
  items: readonly Item[],
  said: string,
  language: Locale,
): Item[] => {
  const kept: Item[] = []
  for (const item of items) {
    const earlier = [said, ...kept.map(({ text }) => text)]
    if (earlier.some((other) => saysAgain(item.text, other, language))) continue
    const text = earlier.reduce((rest, other) => withoutKnownCases(rest, other, language), item.text)
    if (text !== '') kept.push(text === item.text ? item : { ...item, text })
  }
  return kept
}
