import type { LanguageWords } from './language-words.ts'
import { parseNumber } from './parse-number.ts'

/** A number of a clause with the unit that follows it, in the first of its forms; null without one. */
export interface Amount {
  value: number
  unit: string | null
  start: number
  end: number
}

const latinNumber = /(?<![\p{L}\d])(\d+(?:[.,:]\d{1,2})?|[a-z]+)(?![\d])/gu
const chineseNumber = /(\d+(?:[.:]\d{1,2})?|[一二两三四五六七八九十百]+)/gu

/** Returns the first form of a unit, or null. */
export const findUnit = (text: string, { units }: LanguageWords): string | null =>
  units.find((forms) => forms.some((form) => form === text))?.[0] ?? null

const parseTime = (text: string): number | null => {
  const [, minutes, seconds] = /^(\d+):(\d{2})$/.exec(text) ?? []
  return minutes === undefined ? null : Math.round((Number(minutes) + Number(seconds) / 60) * 100) / 100
}

const readUnit = (rest: string, words: LanguageWords): { unit: string | null; length: number } => {
  const [, blank = '', word = ''] = /^(\s*)(\p{Script=Latin}+|%)/u.exec(rest) ?? []
  if (words.language !== 'zh') return { unit: findUnit(word, words), length: blank.length + word.length }
  const forms = words.units.flat().toSorted((a, b) => b.length - a.length)
  const form = forms.find((one) => rest.trimStart().startsWith(one))
  return form ? { unit: findUnit(form, words), length: rest.indexOf(form) + form.length } : { unit: null, length: 0 }
}

const seconds = /^\s*(?:and |y |con )?(\d{1,2})(?:\s*(?:s|secs?|seconds?|segundos?|秒))?(?![\p{L}\d.,:])/u

/** Joins tens and units that are said in words: “thirty-four”, “noventa y uno”. */
const joinTens = (text: string, amounts: readonly Amount[]): Amount[] => {
  const joined: Amount[] = []
  for (const amount of amounts) {
    const tens = joined.at(-1)
    const areTens =
      tens && /^[a-z]+(?: y)?$/.test(text.slice(tens.start, tens.end)) && tens.value >= 20 && tens.value % 10 === 0
    const isUnit = Number.isInteger(amount.value) && amount.value < 10 && /^[a-z]/.test(text.slice(amount.start))
    if (areTens && isUnit && /^(?:-| y | )$/.test(text.slice(tens.end, amount.start)))
      joined.splice(-1, 1, { ...amount, value: tens.value + amount.value, start: tens.start })
    else joined.push(amount)
  }
  return joined
}

/** Adds the seconds that follow minutes: “30 min 30”. */
const addSeconds = (text: string, amounts: readonly Amount[], minutes: string | null): Amount[] => {
  const combined: Amount[] = []
  for (const amount of amounts) {
    const previous = combined.at(-1)
    if (previous && amount.start < previous.end) continue
    const found = amount.unit === minutes && minutes !== null ? seconds.exec(text.slice(amount.end)) : null
    const added = found ? Number(found[1]) / 60 : 0
    combined.push({
      ...amount,
      value: Math.round((amount.value + added) * 100) / 100,
      end: amount.end + (found?.[0].length ?? 0),
    })
  }
  return combined
}

/** Returns the amounts that a clause names, in their order. */
export const findAmounts = (text: string, words: LanguageWords): Amount[] => {
  const inWords = words.amounts.flatMap(({ pattern, value, unit }) =>
    Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
      value,
      unit,
      start: index,
      end: index + word.length,
    })),
  )
  const inNumbers = Array.from(text.matchAll(words.language === 'zh' ? chineseNumber : latinNumber)).flatMap(
    ({ 0: word, index }): Amount[] => {
      const value = parseTime(word) ?? parseNumber(word, words.numbers)
      if (value === null) return []
      const end = index + word.length
      const { unit, length } = readUnit(text.slice(end), words)
      const half = /^\s*(?:and a half|y medi[oa]|半)/u.test(text.slice(end + length)) ? 0.5 : 0
      return [
        {
          value: value + half,
          unit: word.includes(':') ? (unit ?? words.units[0]?.[0] ?? null) : unit,
          start: index,
          end: end + length,
        },
      ]
    },
  )
  const minutes = words.units[0]?.[0] ?? null
  const withSeconds = addSeconds(text, joinTens(text, inNumbers), minutes)
  const isFree = (one: Amount) => !inWords.some(({ start, end }) => one.start < end && start < one.end)
  return [...inWords, ...withSeconds.filter(isFree)]
}
