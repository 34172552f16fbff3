import { useTranslations } from 'use-intl'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import { useFormatNumber } from './use-format-number.ts'

/** `text(error)`: returns the message of an error in the user's language. */
export const useProblemText = (): ((error: unknown) => string) => {
  const t = useTranslations()
  const numberText = useFormatNumber()
  return (error) => {
    if (error instanceof OfflineError) return t('errors.offline')
    if (!(error instanceof ApiError)) return t('errors.unknown')
    const { code, facts, message } = error
    if (code === 'insufficient_points') {
      const points = numberText(facts['points'] ?? 0)
      return t('errors.problem.insufficient_points', { cost: facts['cost'] ?? 0, points })
    }
    if (code === 'busy') return t('errors.problem.busy', { seconds: facts['seconds'] ?? 1 })
    const keys = [`errors.problem.${code}`, `accountErrors.${code}`] as 'errors.problem.not_found'[]
    const key = keys.find((one) => t.has(one))
    return key ? t(key) : message
  }
}
