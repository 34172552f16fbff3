import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import type { Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import { showUndone, type Message } from '#web/ui/message.ts'
import type { BalanceChange } from './optimistic-balance-update.ts'
import { showFeastAfterLanding, type Feast } from './deed-feast.ts'
import { useSend, type SendOptions } from './use-send.ts'

interface UndoInput {
  actId: string
  /** What the act changed; the undo shows the opposite at once. */
  change?: BalanceChange | undefined
  /** The message afterwards: "Undone: Tidied toys". */
  message: string
  /** Whether the act was an undo: what it took back is there again. */
  isRestore?: boolean | undefined
  failure?: string | undefined
  onDone?: (() => void) | undefined
  /** Whose points it changed. */
  child?: Message['child'] & { name: string }
  /** The message of an earlier act, which is shown again. */
  earlier?: Message | undefined
  /** The button of the message that reverses the undo. */
  redo?: Message['action'] | undefined
  /** By default the act: its second undo within 600 ms is ignored. */
  tapKey?: string | undefined
  /** Whether the message is only announced: what was tapped shows the result. */
  isQuiet?: boolean | undefined
}

/** The key of the mutations that undo acts; their variables have the `actId`. */
export const undoKey = ['undo'] as const

/** Returns `send({ actId, message, … })`, which undoes an act with all its effects and shows a message. */
export const useUndoAct = () => {
  const t = useTranslations('acts')
  return useSend(undoAct, {
    mutationKey: undoKey,
    tapKey: ({ tapKey, actId }: UndoInput) => tapKey ?? actId,
    input: ({ actId }) => ({ params: { id: actId } }),
    optimistic: ({ change }) => change && { ...change, points: -change.points },
    success: (_, { message, isRestore, onDone, redo, child, earlier, isQuiet }, __, sentAt) => {
      onDone?.()
      showUndone(
        {
          title: message,
          description: child && t('undoneFor', { name: child.name }),
          kind: isRestore ? 'done' : 'undone',
          child,
          action: redo,
          isQuiet,
        },
        { earlier, sentAt },
      )
    },
    failure: ({ failure }) => failure ?? t('undoFailed'),
  })
}

/** A message; `undo` adds a button that reverses the act. */
type CommandNotice = Message & {
  /** The name of what was done, for "Undone: …", or own texts. */
  undo?: string | (Pick<UndoInput, 'message' | 'failure' | 'child'> & { onClick?: () => void })
  /** Shown once the lights have landed. */
  feast?: Feast | undefined
}

export type CommandOptions<E extends Endpoint, V> = SendOptions<E, V, CommandNotice>

/**
 * Returns `send(variables)`, which sends a write of a feature to an endpoint and resolves to whether it succeeded: act
 * id, optimistic balance and rollback, animation, message with undo, error text. A tap that did not
 * reach the server is sent again when it can be reached, a form by the user; sent again, it keeps its act id. `pending` holds the variables on their way.
 */
export const useCommand = <E extends Endpoint, V = EndpointInput<E>>(endpoint: E, options: CommandOptions<E, V>) => {
  const t = useTranslations()
  const undo = useUndoAct()

  const withUndo = (
    { undo: undone, ...notice }: Omit<CommandNotice, 'feast'>,
    variables: V,
    actId: string,
  ): Message => {
    if (undone === undefined) return notice
    const { onClick, ...texts } = typeof undone === 'string' ? { message: t('acts.undone', { title: undone }) } : undone
    const undoAct = () => {
      onClick?.()
      void undo.send({ actId, change: options.optimistic?.(variables), earlier: notice.earlier, ...texts })
    }
    return { ...notice, action: { label: t('common.undo'), onClick: undoAct } }
  }

  return useSend(endpoint, {
    ...options,
    say: (variables) => {
      const said = options.say?.(variables)
      return said && { ...said, comingAction: t('common.undo') }
    },
    success: (response, variables, actId, sentAt) => {
      const notice = options.success?.(response, variables, actId, sentAt)
      if (!notice) return undefined
      const { feast, ...rest } = notice
      const message = withUndo(rest, variables, actId)
      if (feast) void showFeastAfterLanding(feast, message.action?.onClick)
      return message
    },
  })
}
