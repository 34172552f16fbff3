import { ApiError } from '#shared/contract/client.ts'
import { showMessage, type Message } from '#web/ui/message.ts'
import { useProblemText } from './problem-text.ts'

interface ErrorMessage {
  title: string
  /** What to show in place of the reason. */
  description?: string | undefined
  action?: Message['action']
  isWaiting?: Message['isWaiting']
}

/**
 * `showError(error, message)`: shows that a write failed and why. Without the reason if a form field shows the reason; not
 * at all for an ended session, which has a message of its own.
 */
export const useShowError = () => {
  const textOf = useProblemText()
  return (error: unknown, { description = textOf(error), ...message }: ErrorMessage, isShownInForm = false): void => {
    if (error instanceof ApiError && error.code === 'signed_out') return
    showMessage({ ...message, kind: 'failure', description: isShownInForm ? undefined : description })
  }
}
