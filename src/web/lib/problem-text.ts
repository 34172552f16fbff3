import { useTranslations } from 'use-intl'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import { problems, type ProblemCode } from '#shared/contract/problem.ts'

const isProblemCode = (code: string): code is ProblemCode => code in problems

/** `text(error)`: what a parent reads when the server refused or could not be reached, in the language on screen. */
export const useProblemText = (): ((error: unknown) => string) => {
  const t = useTranslations('errors')
  return (error) => {
    if (error instanceof OfflineError) return t('offline')
    if (!(error instanceof ApiError)) return t('unknown')
    if (!isProblemCode(error.code)) return error.message
    if (error.code !== 'insufficient_points') return t(`problem.${error.code}`)
    return t('problem.insufficient_points', { cost: error.facts['cost'] ?? 0, points: error.facts['points'] ?? 0 })
  }
}
