import { useProblemText } from './problem-text.ts'
import { useToast } from '#web/ui/use-toast.ts'

/**
 * `fail(title, error)`: says that a write did not work and why. With `beside` the reason stands beside a field already,
 * so the notice only repeats the title.
 */
export const useFailure = () => {
  const toast = useToast()
  const textOf = useProblemText()
  return (title: string, error: unknown, beside = false): void => {
    toast({ kind: 'error', title, line: beside ? undefined : textOf(error) })
  }
}
