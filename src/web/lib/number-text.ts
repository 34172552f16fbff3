import type { Locale } from '#shared/locale/locale.ts'

const separators: Record<Locale, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  zh: { group: ',', decimal: '.' },
  es: { group: '.', decimal: ',' },
}

const digits = /^\d+$/

const isGrouped = ([first = '', ...rest]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))

/**
 * Parses a number in the notation of a language: in Spanish "1.234,5", else "1,234.5". A single mark that cannot group
 * thousands is the decimal one. Returns NaN for signs, exponents and words.
 */
export const parseNumber = (text: string, locale: Locale): number => {
  const typed = text.normalize('NFKC').replace(/\s/g, '')
  const { group, decimal } = separators[locale]
  const [whole = '', ...rest] = typed.split(decimal)
  const groups = whole.split(group)
  if (groups.length > 1 && isGrouped(groups)) return parseNumber([groups.join(''), ...rest].join(decimal), locale)
  const [before = '', after, ...more] = typed.split(/[.,]/)
  if (more.length > 0 || !digits.test(before) || (after !== undefined && !digits.test(after))) return Number.NaN
  return Number(after === undefined ? before : `${before}.${after}`)
}

/** Formats a number for an input, without grouping: "52,5" in Spanish. */
export const formatInputNumber = (n: number, locale: Locale): string =>
  String(n).replace('.', separators[locale].decimal)
