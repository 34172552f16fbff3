import { useTranslations } from 'use-intl'
import { undoActGroup, type GroupUndoResult } from '#shared/acts/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useShowError } from '#web/lib/use-show-error.ts'
import { canRetry } from '#web/lib/unsaved-acts.ts'
import { showMessage, type Message } from '#web/ui/message.ts'
import { useSend } from './use-send.ts'

interface UndoGroupInput {
  /** The `Act-Group` that the acts were sent with. */
  groupId: string
  /** What it says when all of them are undone; by default that everything noted together is. */
  message?: string | undefined
  onDone?: ((results: readonly GroupUndoResult[]) => void) | undefined
}

/** Returns a function for what the undo of a group says: that all is undone, or what stays and why. */
const useDescribeResults = () => {
  const t = useTranslations()
  const textOf = useProblemText()
  return (results: readonly GroupUndoResult[], message: string): Message => {
    const staying = results.filter(({ status }) => status !== 'undone' && status !== 'already_undone')
    const [first] = staying
    if (!first) return { title: message, kind: 'undone' }
    const isNone = staying.length === results.length
    const reason = textOf(new ApiError(409, '', { code: first.status }))
    return {
      title: t(isNone ? 'acts.undoFailed' : 'activities.groupUndoneInPart'),
      description: t('activities.groupStays', { count: staying.length, reason }),
      kind: isNone ? 'failure' : 'note',
    }
  }
}

/**
 * Returns `send({ groupId })`, which undoes all acts that were sent with this `Act-Group`, of any child, and says what was
 * undone, or what stays and why. Each act is undone by itself; sent again, it undoes what still stands.
 */
export const useUndoGroup = () => {
  const t = useTranslations()
  const showError = useShowError()
  const describeResults = useDescribeResults()
  const undo = useSend(undoActGroup, {
    tapKey: ({ groupId }: UndoGroupInput) => groupId,
    input: ({ groupId }) => ({ params: { id: groupId } }),
    success: ({ results }, { message, onDone }) => {
      onDone?.(results)
      showMessage(describeResults(results, message ?? t('activities.groupUndone')))
    },
    failure: t('acts.undoFailed'),
    onError: (error, input) => {
      if (!canRetry(error)) return false
      const action = { label: t('common.retry'), onClick: () => void undo.send(input, { isRepeat: true }) }
      showError(error, { title: t('acts.undoFailed'), action })
      return true
    },
  })
  return undo
}
