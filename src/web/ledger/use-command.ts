import { useTranslations } from 'use-intl'
import type { Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import type { ToastMessage } from '#web/ui/toast.ts'
import { useSend, type SendOptions } from './use-send.ts'
import { useUndo, type Undo } from './use-undo.ts'

/** A toast; `undo` adds a button that reverses the act. */
type CommandNotice = ToastMessage & {
  /** The name of what was done, for "Undone: …", or own texts. */
  undo?: string | (Pick<Undo, 'message' | 'failure'> & { onClick?: () => void })
}

/**
 * Sends the writes of a feature to an endpoint: act id and retry, optimistic balance and rollback, animation, toast with
 * undo, error text. `send(variables)` resolves to whether it succeeded; `pending` holds the variables on their way.
 */
export const useCommand = <E extends Endpoint, V = EndpointInput<E>>(
  endpoint: E,
  options: SendOptions<E, V, CommandNotice>,
) => {
  const t = useTranslations()
  const undo = useUndo()

  const withUndo = ({ undo: undone, ...notice }: CommandNotice, variables: V, actId: string): ToastMessage => {
    if (undone === undefined) return notice
    const { onClick, ...texts } =
      typeof undone === 'string' ? { message: t('activities.undone', { title: undone }) } : undone
    const undoAct = () => {
      onClick?.()
      void undo.send({ actId, change: options.optimistic?.(variables), ...texts })
    }
    return { ...notice, action: { label: t('common.undo'), onClick: undoAct } }
  }

  return useSend(endpoint, {
    ...options,
    success: (response, variables, actId) => {
      const notice = options.success?.(response, variables, actId)
      return notice ? withUndo(notice, variables, actId) : undefined
    },
  })
}
