import { useFormatter } from 'use-intl'

/** `formatNumber(-1250)`: formats a number in the user's language with a real minus sign: −1,250. */
export const useFormatNumber = (): ((n: number) => string) => {
  const format = useFormatter()
  return (n) => format.number(n).replace('-', '−')
}
