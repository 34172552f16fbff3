import { useTranslations } from 'use-intl'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import type { ProblemCode } from '#shared/contract/problem.ts'
import { useFormatNumber } from './use-format-number.ts'

type TranslatedProblemCode = Exclude<ProblemCode, 'insufficient_points' | 'busy'>

/** `text(error)`: returns the message of an error in the user's language. */
export const useProblemText = (): ((error: unknown) => string) => {
  const t = useTranslations('errors')
  const numberText = useFormatNumber()
  return (error) => {
    if (error instanceof OfflineError) return t('offline')
    if (!(error instanceof ApiError)) return t('unknown')
    const { code, facts, message } = error
    if (code === 'insufficient_points') {
      const points = numberText(facts['points'] ?? 0)
      return t('problem.insufficient_points', { cost: facts['cost'] ?? 0, points })
    }
    if (code === 'busy') return t('problem.busy', { seconds: facts['seconds'] ?? 1 })
    const key = `problem.${code}` as `problem.${TranslatedProblemCode}`
    return t.has(key) ? t(key) : message
  }
}
