import { MutationObserver, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Endpoint, EndpointInput, ResponseBody } from '#shared/contract/endpoint.ts'
import { createCommand, sendCommand } from '#web/lib/command.ts'
import { nextPaint } from '#web/lib/next-paint.ts'
import { NotConfirmedError, withRecentSignIn } from '#web/lib/recent-sign-in.ts'
import { findSubmittedForm } from '#web/ui/form.tsx'
import {
  endFailure,
  hasFailureSince,
  showMessage,
  showNotice,
  type Message,
  type MessageHandle,
} from '#web/ui/message.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { animateJar, type JarAnimation } from './jar-animation.ts'
import {
  applyBalanceChange,
  confirmBalanceChange,
  rollBackBalanceChange,
  type BalanceChange,
} from './optimistic-balance-update.ts'
import {
  canRetry,
  completeUnsavedAct,
  endSending,
  forgetOthersOf,
  removeUnsavedAct,
  retryUnsavedTaps,
} from '#web/lib/unsaved-acts.ts'
import { resubmitForm, takeResubmission } from './resubmit-form.ts'
import { useShowFailure, type FailureOptions } from './use-show-failure.ts'

export interface SendOptions<E extends Endpoint, V, N = Message> extends FailureOptions<V> {
  /** Returns the request input, called when the write leaves its queue; null cancels it. Default: the variables. */
  input?: (variables: V, client: QueryClient) => EndpointInput<E> | null | Promise<EndpointInput<E> | null>
  /** Returns when the act happened, ISO 8601 in UTC; undefined for now. */
  actTime?: (variables: V) => string | undefined
  /** Returns the group of acts that can be undone together; undefined for none. */
  actGroup?: (variables: V) => string | undefined
  /** Returns the user's password, if it is among the variables, so that a confirmation does not ask for it again. */
  password?: ((variables: V) => string) | undefined
  /** Second calls with the same key within 600 ms are ignored. */
  tapKey?: (variables: V) => string | null | undefined
  /** Called for a call that is ignored. */
  onIgnored?: () => void
  /** Writes with the same queue are sent one after the other. */
  queue?: (variables: V) => string
  /** Identifies pending writes for `useMutationState`. */
  mutationKey?: readonly unknown[]
  /** The change of a balance to show before the server responds. */
  optimistic?: (variables: V) => BalanceChange | undefined
  /** The animation that starts with the tap. */
  celebrate?: (variables: V) => JarAnimation | null
  /**
   * Returns the message to show at the tap, before the response; the same text from `success` is not announced again.
   */
  say?: (variables: V) => Message | undefined
  /** Called when a write starts, not for an ignored tap. */
  onSend?: ((variables: V) => void) | undefined
  /** Updates cached queries before everything on screen is read again. */
  update?: (client: QueryClient, response: ResponseBody<E>, variables: V) => void | Promise<void>
  /** Called on success; `sentAt` is in milliseconds since the page was opened. Returns the message. */
  success?: (response: ResponseBody<E>, variables: V, actId: string, sentAt: number) => N | undefined | void
  /** Called on failure; returns true if the error is shown already, `'field'` if a form field shows the reason. */
  onError?: ((error: unknown, variables: V, client: QueryClient) => boolean | 'field' | void) | undefined
}

interface SendContext {
  change: BalanceChange | undefined
  /** The message that was shown at the tap. */
  said: MessageHandle | undefined
  /** When it was sent, in milliseconds since the page was opened. */
  at: number
}

/** The variables of what is about to be sent again: the same act, however long it waited. */
const retried = new Set<unknown>()

/** Returns whether variables are sent by a form that is submitted again. */
const isResubmission = (variables: unknown): boolean => {
  const isAgain = takeResubmission()
  if (isAgain) retried.add(variables)
  return isAgain
}

/** Thrown to cancel a write because `input` returned null. */
class NothingToSendError extends Error {}

const findBalance = (response: unknown): number | undefined =>
  typeof response === 'object' && response !== null && 'balance' in response ? Number(response.balance) : undefined

/**
 * Shows the message of an act in place of an earlier failure, unless a failure was shown since the act was sent.
 * `sentCount` is null while anything waits to be sent.
 */
const showSuccess = (
  message: Message | undefined | void,
  { said, at }: SendContext,
  sentCount: number | null,
): void => {
  if (sentCount === null) retryUnsavedTaps()
  else if (!hasFailureSince(at)) endFailure()
  if (!message) return
  if (said) said.change(message)
  else if (!message.action) showNotice(message)
  else if (!hasFailureSince(at)) showMessage(message)
}

/** Returns options of a mutation that sends an endpoint's command. */
const useSendMutation = <E extends Endpoint, V>(endpoint: E, options: SendOptions<E, V>) => {
  const client = useQueryClient()
  const t = useTranslations('common')
  return {
    ...(options.mutationKey && { mutationKey: options.mutationKey }),
    mutationFn: async (variables: V) => {
      const input = options.input ? await options.input(variables, client) : (variables as EndpointInput<E>)
      if (input === null) throw new NothingToSendError()
      const [time, group] = [options.actTime?.(variables), options.actGroup?.(variables)]
      const command = createCommand(endpoint, input, time, group, retried.delete(variables))
      const response = await withRecentSignIn(() => sendCommand(command), options.password?.(variables))
      await options.update?.(client, response, variables)
      return { response, actId: command.actId ?? '' }
    },
    onMutate: async (variables: V): Promise<SendContext> => {
      const at = performance.now()
      await nextPaint()
      const change = options.optimistic?.(variables)
      const said = options.say?.(variables)
      return {
        change: change && applyBalanceChange(client, change),
        said: said && showMessage(said),
        at,
      }
    },
    onSuccess: (
      { response, actId }: { response: ResponseBody<E>; actId: string },
      variables: V,
      context: SendContext,
    ) => {
      const balance = findBalance(response)
      if (context.change && balance !== undefined) confirmBalanceChange(client, context.change, balance)
      const name = options.nameOf?.(variables)
      const sentCount = completeUnsavedAct(options.keyOf?.(variables) ?? name)
      showSuccess(options.success?.(response, variables, actId, context.at), context, sentCount)
      if (sentCount) {
        const description = sentCount === 1 ? name : undefined
        showNotice({ title: t('sent', { count: sentCount }), description, keepsAction: true })
      }
    },
    onError: (_: Error, __: V, context: SendContext | undefined) => {
      if (context?.change) rollBackBalanceChange(client, context.change)
      context?.said?.end()
    },
  }
}

/** Returns `send`, which sends a write to an endpoint, and its state. Its message has no undo. */
export const useSend = <E extends Endpoint, V = EndpointInput<E>>(endpoint: E, options: SendOptions<E, V>) => {
  const client = useQueryClient()
  const isNewTap = useDoubleTapGuard()
  const mutation = useSendMutation(endpoint, options)
  const showFailure = useShowFailure(endpoint, options)
  const { mutateAsync, isPending, variables, data, error, reset } = useMutation(mutation)

  const keyOf = (input: V): string | undefined => options.keyOf?.(input) ?? options.nameOf?.(input)

  const fail = (reason: unknown, input: V, form: HTMLFormElement | null): void => {
    if (canRetry(reason)) endSending(keyOf(input))
    else removeUnsavedAct(keyOf(input))
    const shown = options.onError?.(reason, input, client) ?? false
    if (reason instanceof NothingToSendError || reason instanceof NotConfirmedError || shown === true) return
    const show = (isShown: boolean) => showFailure(reason, input, () => void retry(), { form, isShown })
    const retry = async () => {
      const isSent = form && (await resubmitForm(form))
      if (isSent === null) {
        retried.add(input)
        void send(input, { isRepeat: true })
      } else if (!isSent) show(false)
    }
    show(shown === 'field')
  }

  const isSecondTap = (input: V, at: number | undefined): boolean => {
    const key = options.tapKey?.(input)
    return Boolean(key && !isNewTap(key, at))
  }

  /** Sends a write; resolves to whether it succeeded. `tap.at` is the event's time stamp. */
  const send = async (input: V, tap: { at?: number; isRepeat?: boolean } = {}): Promise<boolean> => {
    const isRepeat = isResubmission(input) || tap.isRepeat
    if (isSecondTap(input, tap.at) && !isRepeat) {
      // The message of the first call is shown after a paint, too, and would end a notice.
      if (options.onIgnored) void nextPaint().then(options.onIgnored)
      return false
    }
    const form = findSubmittedForm()
    if (form) forgetOthersOf(form, keyOf(input))
    options.onSend?.(input)
    const animation = options.celebrate?.(input)
    const endAnimation = animation ? animateJar(animation) : undefined
    const queue = options.queue?.(input)
    const sent =
      queue === undefined
        ? mutateAsync(input)
        : new MutationObserver(client, { ...mutation, scope: { id: queue } }).mutate(input)
    try {
      await sent
      endAnimation?.(true)
      return true
    } catch (reason) {
      endAnimation?.(false)
      fail(reason, input, form)
      return false
    }
  }
  return { send, isPending, pending: isPending ? variables : undefined, response: data?.response, error, reset }
}
