import { ApiError } from '#shared/contract/client.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { useProblemText } from './problem-text.ts'

/**
 * `fail(title, error)`: says that a write did not work and why. With `beside` the reason stands beside a field already,
 * so the notice only repeats the title. The end of the session has a notice of its own.
 */
export const useFailure = () => {
  const toast = useToast()
  const textOf = useProblemText()
  return (title: string, error: unknown, beside = false, why = textOf(error)): void => {
    if (error instanceof ApiError && error.code === 'signed_out') return
    toast({ kind: 'error', title, description: beside ? undefined : why })
  }
}
