import { useFormatter } from 'use-intl'

/** `numberText(-1250)`: a number as it is read, in the language's groups and with a real minus: −1,250. */
export const useFormatNumber = (): ((n: number) => string) => {
  const format = useFormatter()
  return (n) => format.number(n).replace('-', '−')
}
