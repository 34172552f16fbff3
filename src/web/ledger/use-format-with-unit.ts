import { useFormatter } from 'use-intl'

/** `formatAmount(52.5, 'times')`: formats a number with its unit in the user's language. */
export const useFormatWithUnit = (): ((n: number, unit?: string | null) => string) => {
  const format = useFormatter()
  return (n, unit) => {
    const text = format.number(n, { maximumFractionDigits: 2 })
    return unit ? `${text} ${unit}` : text
  }
}
