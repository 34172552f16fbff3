import { useFormatter } from 'use-intl'

/** `amount(52.5, 'times')`: a number with its unit, where there is one, as the language on screen writes it. */
export const useFormatAmount = (): ((n: number, unit?: string | null) => string) => {
  const format = useFormatter()
  return (n, unit) => {
    const text = format.number(n, { maximumFractionDigits: 2 })
    return unit ? `${text} ${unit}` : text
  }
}
