import { behaviorPointLimits } from '#shared/behaviors/rules.ts'
import type { LanguageWords } from './language-words.ts'
import { parseNumber } from './parse-number.ts'

/** Points that are said in a clause, with their place. */
export interface SaidPoints {
  /** Negative when they are taken. */
  points: number
  /** Whether a word or sign such as “+” says that they are given. */
  isGiven: boolean
  start: number
  end: number
}

/** Returns whether a number is an article without a word for points after it: “le quita un juguete” takes no point. */
const isArticle = (said: string, matched: string): boolean =>
  /^(?:una?|an?)$/u.test(said) && matched.trimEnd().endsWith(said)

const findFirst = (text: string, patterns: readonly RegExp[], sign: 1 | -1, { numbers }: LanguageWords) => {
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const said = match.groups?.['n'] ?? ''
      const number = parseNumber(said, numbers)
      if (
        isArticle(said, match[0]) ||
        number === null ||
        !Number.isInteger(number) ||
        number < 1 ||
        number > behaviorPointLimits.max
      )
        continue
      const isGiven = sign === 1 && !/^\s*(?:\d|[一二两三四五六七八九十])/u.test(match[0])
      return { points: sign * number, isGiven, start: match.index, end: match.index + match[0].length }
    }
  }
  return null
}

/** Returns the points that a clause gives or takes, or null. */
export const findPoints = (text: string, words: LanguageWords): SaidPoints | null =>
  findFirst(text, words.points.take, -1, words) ?? findFirst(text, words.points.give, 1, words)
