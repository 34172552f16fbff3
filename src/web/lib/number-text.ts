import type { Locale } from '#shared/locale/locale.ts'

const marks: Record<Locale, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  zh: { group: ',', decimal: '.' },
  es: { group: '.', decimal: ',' },
}

const digits = /^\d+$/

const isGrouped = ([first = '', ...rest]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))

/**
 * The number that somebody typed, as their language writes it: in Spanish "1.234,5", else "1,234.5". A single mark that
 * cannot be one of thousands is taken as the decimal one: "52,5" is no typing error in any language. What is no plain
 * number (a sign, an exponent, words) is NaN.
 */
export const parseNumber = (text: string, locale: Locale): number => {
  const typed = text.normalize('NFKC').replace(/\s/g, '')
  const { group, decimal } = marks[locale]
  const [whole = '', ...rest] = typed.split(decimal)
  const groups = whole.split(group)
  if (groups.length > 1 && isGrouped(groups)) return parseNumber([groups.join(''), ...rest].join(decimal), locale)
  const [before = '', after, ...more] = typed.split(/[.,]/)
  if (more.length > 0 || !digits.test(before) || (after !== undefined && !digits.test(after))) return Number.NaN
  return Number(after === undefined ? before : `${before}.${after}`)
}

/** A number as it would be typed, without marks of thousands: "52,5" in Spanish. */
export const formatInputNumber = (n: number, locale: Locale): string => String(n).replace('.', marks[locale].decimal)
