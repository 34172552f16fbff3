import { ApiError } from '#shared/contract/client.ts'
import { showToast } from '#web/ui/toast.ts'
import { useProblemText } from './problem-text.ts'

/**
 * `showError(title, error)`: shows that a write failed and why. Without the reason if a form field shows the reason; not at
 * all for an ended session, which has a toast of its own.
 */
export const useErrorToast = () => {
  const textOf = useProblemText()
  return (title: string, error: unknown, isShownInForm = false, description = textOf(error)): void => {
    if (error instanceof ApiError && error.code === 'signed_out') return
    showToast({ kind: 'error', title, description: isShownInForm ? undefined : description })
  }
}
