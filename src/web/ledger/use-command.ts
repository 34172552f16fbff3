import { MutationObserver, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import type { Endpoint, EndpointInput, ResponseBody } from '#shared/contract/endpoint.ts'
import { createCommand, sendCommand } from '#web/lib/command.ts'
import { NotConfirmedError, withRecentSignIn } from '#web/lib/recent-sign-in.ts'
import { useErrorToast } from '#web/lib/use-error-toast.ts'
import { showToast, type ToastMessage } from '#web/ui/toast.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { animateJar, type JarAnimation } from './jar-animation.ts'
import {
  applyBalanceChange,
  confirmBalanceChange,
  rollBackBalanceChange,
  type BalanceChange,
} from './optimistic-balance-update.ts'

interface SendOptions<E extends Endpoint, V, N = ToastMessage> {
  /** Returns the request input, called when the write leaves its queue; null cancels it. Default: the variables. */
  input?: (variables: V, client: QueryClient) => EndpointInput<E> | null | Promise<EndpointInput<E> | null>
  /** Returns the user's password, if it is among the variables, so that a confirmation does not ask for it again. */
  password?: ((variables: V) => string) | undefined
  /** Second calls with the same key within 600 ms are ignored. */
  tapKey?: (variables: V) => string | null | undefined
  /** Writes with the same queue are sent one after the other. */
  queue?: (variables: V) => string
  /** Identifies pending writes for `useMutationState`. */
  mutationKey?: readonly unknown[]
  /** The change of a balance to show before the server responds. */
  optimistic?: (variables: V) => BalanceChange | undefined
  /** The animation that starts with the tap. */
  celebrate?: (variables: V) => JarAnimation | null
  /** Called when a write starts, not for an ignored tap. */
  onSend?: ((variables: V) => void) | undefined
  /** Updates cached queries before everything on screen is read again. */
  update?: (client: QueryClient, response: ResponseBody<E>, variables: V) => void | Promise<void>
  /** Called on success; returns the toast. */
  success?: (response: ResponseBody<E>, variables: V, actId: string) => N | undefined | void
  /** Called on failure; returns true if the error is shown already, `'field'` if a form field shows the reason. */
  onError?: ((error: unknown, variables: V, client: QueryClient) => boolean | 'field' | void) | undefined
  /** The title of the error toast, and its description where it is not the text of the error. */
  failure: string | ((variables: V, error: unknown) => string | { title: string; description: string })
}

/** Thrown to cancel a write because `input` returned null. */
class NothingToSendError extends Error {}

const findBalance = (response: unknown): number | undefined =>
  typeof response === 'object' && response !== null && 'balance' in response ? Number(response.balance) : undefined

/** Returns options of a mutation that sends an endpoint's command. */
const useSendMutation = <E extends Endpoint, V>(endpoint: E, options: SendOptions<E, V>) => {
  const client = useQueryClient()
  const showError = useErrorToast()
  return {
    ...(options.mutationKey && { mutationKey: options.mutationKey }),
    mutationFn: async (variables: V) => {
      const input = options.input ? await options.input(variables, client) : (variables as EndpointInput<E>)
      if (input === null) throw new NothingToSendError()
      const command = createCommand(endpoint, input)
      const response = await withRecentSignIn(() => sendCommand(command), options.password?.(variables))
      await options.update?.(client, response, variables)
      return { response, actId: command.actId ?? '' }
    },
    onMutate: (variables: V) => {
      const change = options.optimistic?.(variables)
      return change && applyBalanceChange(client, change)
    },
    onSuccess: (
      { response, actId }: { response: ResponseBody<E>; actId: string },
      variables: V,
      change: BalanceChange | undefined,
    ) => {
      const balance = findBalance(response)
      if (change && balance !== undefined) confirmBalanceChange(client, change, balance)
      const notice = options.success?.(response, variables, actId)
      if (notice) showToast(notice)
    },
    onError: (error: Error, variables: V, change: BalanceChange | undefined) => {
      if (change) rollBackBalanceChange(client, change)
      const shown = options.onError?.(error, variables, client) ?? false
      if (error instanceof NothingToSendError || error instanceof NotConfirmedError || shown === true) return
      const failure = typeof options.failure === 'string' ? options.failure : options.failure(variables, error)
      if (typeof failure === 'string') showError(failure, error, shown === 'field')
      else showError(failure.title, error, shown === 'field', failure.description)
    },
  }
}

/** Returns `send`, which sends a write to an endpoint, and its state. Its toast has no undo. */
const useSend = <E extends Endpoint, V = EndpointInput<E>>(endpoint: E, options: SendOptions<E, V>) => {
  const client = useQueryClient()
  const isNewTap = useDoubleTapGuard()
  const mutation = useSendMutation(endpoint, options)
  const { mutateAsync, isPending, variables, data, error, reset } = useMutation(mutation)

  /** Sends a write; resolves to whether it succeeded. `tap.at` is the event's time stamp. */
  const send = async (input: V, tap: { at?: number; isRepeat?: boolean } = {}): Promise<boolean> => {
    const key = options.tapKey?.(input)
    if (key && !isNewTap(key, tap.at) && !tap.isRepeat) return false
    options.onSend?.(input)
    const animation = options.celebrate?.(input)
    if (animation) animateJar(animation)
    const queue = options.queue?.(input)
    const sent =
      queue === undefined
        ? mutateAsync(input)
        : new MutationObserver(client, { ...mutation, scope: { id: queue } }).mutate(input)
    return sent.then(
      () => true,
      () => false,
    )
  }
  return { send, isPending, pending: isPending ? variables : undefined, response: data?.response, error, reset }
}

interface UndoInput {
  actId: string
  /** What the act changed; the undo shows the opposite at once. */
  change?: BalanceChange | undefined
  /** The toast afterwards: "Undone: Tidied toys". */
  message: string
  failure?: string | undefined
  onDone?: (() => void) | undefined
  /** By default the act: its second undo within 600 ms is ignored. */
  tapKey?: string | undefined
}

/** Returns `send({ actId, message, … })`, which undoes an act with all its effects and shows a toast. */
export const useUndoAct = () => {
  const t = useTranslations('acts')
  return useSend(undoAct, {
    tapKey: ({ tapKey, actId }: UndoInput) => tapKey ?? actId,
    input: ({ actId }) => ({ params: { id: actId } }),
    optimistic: ({ change }) => change && { ...change, points: -change.points },
    success: (_, { message, onDone }) => {
      onDone?.()
      return { title: message }
    },
    failure: ({ failure }) => failure ?? t('undoFailed'),
  })
}

/** A toast; `undo` adds a button that reverses the act. */
type CommandNotice = ToastMessage & {
  /** The name of what was done, for "Undone: …", or own texts. */
  undo?: string | (Pick<UndoInput, 'message' | 'failure'> & { onClick?: () => void })
}

export type CommandOptions<E extends Endpoint, V> = SendOptions<E, V, CommandNotice>

/**
 * Returns `send(variables)`, which sends a write of a feature to an endpoint and resolves to whether it succeeded: act
 * id, optimistic balance and rollback, animation, toast with undo, error text. A failed write is not retried by itself;
 * sent again, it keeps its act id. `pending` holds the variables on their way.
 */
export const useCommand = <E extends Endpoint, V = EndpointInput<E>>(endpoint: E, options: CommandOptions<E, V>) => {
  const t = useTranslations()
  const undo = useUndoAct()

  const withUndo = ({ undo: undone, ...notice }: CommandNotice, variables: V, actId: string): ToastMessage => {
    if (undone === undefined) return notice
    const { onClick, ...texts } = typeof undone === 'string' ? { message: t('acts.undone', { title: undone }) } : undone
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
