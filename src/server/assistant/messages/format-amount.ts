import type { Locale } from '#shared/locale/locale.ts'

/** Formats a number for reading, with a true minus sign: `formatAmount('en', -1250)` is `−1,250`. */
export const formatAmount = (locale: Locale, amount: number): string =>
  new Intl.NumberFormat(locale).format(amount).replace('-', '−')
