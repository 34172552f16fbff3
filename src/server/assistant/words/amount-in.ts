import type { Locale } from '#shared/locale/locale.ts'

/** `amountIn('en')(-1250)`: an amount as it is read in a language, with a real minus: −1,250. */
export const amountIn = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale)
  return (n: number): string => format.format(n).replace('-', '−')
}
