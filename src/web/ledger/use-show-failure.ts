import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { OfflineError } from '#shared/contract/client.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { useShowError } from '#web/lib/use-show-error.ts'
import { createTakeBack } from '#web/lib/take-back.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import {
  addUnsavedAct,
  keyOf,
  canRetry,
  listUnsavedActs,
  retryUnsavedActs,
  stopWaiting,
  takeBackUnsavedAct,
  type UnsavedAct,
} from '#web/lib/unsaved-acts.ts'
import { endFailure, showNotice } from '#web/ui/message.ts'

export interface FailureOptions<V> {
  /** The title of the message about a failure, and its description where it is not the text of the error. */
  failure: string | ((variables: V, error: unknown) => string | { title: string; description: string })
  /** Returns the name of an act, for the message that it is not saved yet: "Tidied toys, +10". */
  nameOf?: ((variables: V) => string) | undefined
  /** Returns a key that distinguishes acts with the same name. */
  keyOf?: ((variables: V) => string) | undefined
  /**
   * Whether a form that is saved without a connection waits like a tap and is sent automatically when the connection is
   * back, unless `useKeepInForm` ends this.
   */
  waitsInForm?: boolean
}

interface FailedForm {
  /** The form that sent the write, if any. */
  form: HTMLFormElement | null
  /** Whether a field of it shows the reason. */
  isShown: boolean
}

/** `textsOf(acts)`: returns what the message says about acts that could not be sent. */
const useUnsavedTexts = () => {
  const t = useTranslations('common')
  const joinFacts = useJoinFacts()
  return (acts: readonly UnsavedAct[]) => {
    const count = acts.length
    const isOne = count === 1
    const names = acts.map(({ name }) => name)
    if (acts.every(({ isWaiting }) => isWaiting)) {
      const last = joinFacts(...names.slice(-1))
      const texts = isOne
        ? { title: last, description: t('waitingHint') }
        : { title: t('manyWaiting', { count }), description: last }
      return { ...texts, isWaiting: true }
    }
    return {
      isWaiting: false,
      title: isOne ? t('notSavedYet') : t('manyNotSavedYet', { count }),
      description: joinFacts(...names),
    }
  }
}

/** `showUnsaved()`: shows what could not be sent, with a button that takes the last tap back or sends all again. */
const useShowUnsaved = () => {
  const t = useTranslations()
  const showError = useShowError()
  const textsOf = useUnsavedTexts()
  const takeBack = (name: string, key = name): void => {
    if (!takeBackUnsavedAct(key)) return
    if (listUnsavedActs().length > 0) showUnsaved()
    else endFailure()
    showNotice({ title: t('acts.undone', { title: name }) })
  }
  const showUnsaved = (): void => {
    const acts = listUnsavedActs()
    const last = acts.at(-1)
    if (!last) return
    const texts = textsOf(acts)
    const action = texts.isWaiting
      ? { label: t('common.undo'), onClick: () => takeBack(last.name, keyOf(last)) }
      : { label: t('common.retry'), onClick: retryUnsavedActs }
    showError(new OfflineError(), { ...texts, action })
  }
  return { showUnsaved, takeBack }
}

/** `takeBack(name, key)`: takes back an act that waits to be sent, and says so. */
export const useTakeBack = () => useShowUnsaved().takeBack

/** `showKept()`: shows that a form is not saved yet and keeps what was entered. */
const useShowKept = () => {
  const t = useTranslations('common')
  const showError = useShowError()
  return (error = new OfflineError()): void => {
    const action = { label: t('retry'), onClick: retryUnsavedActs }
    showError(error, { title: t('notSavedYet'), description: t('keptInForm'), action })
  }
}

/**
 * `keepInForm(name)`: stops a form that waits from being sent automatically, because it was changed, and says so: its
 * user saves it.
 */
export const useKeepInForm = () => {
  const showKept = useShowKept()
  return (name: string): void => {
    if (stopWaiting(name)) showKept()
  }
}

/** `showFailure(…)`: shows that a write failed; an act that nobody has rejected gets a button that sends it again. */
export const useShowFailure = <V>(endpoint: Endpoint, options: FailureOptions<V>) => {
  const { failure, nameOf, waitsInForm = false } = options
  const t = useTranslations('common')
  const showError = useShowError()
  const client = useQueryClient()
  const { showUnsaved } = useShowUnsaved()
  const showKept = useShowKept()
  return (error: unknown, variables: V, retry: () => void, { form, isShown }: FailedForm): void => {
    const isRetryable = endpoint.act === true && canRetry(error)
    if (isRetryable && nameOf) {
      const isOffline = error instanceof OfflineError
      const isWaiting = isOffline && (!form || waitsInForm)
      const takeBack = isWaiting ? createTakeBack(client, error) : undefined
      addUnsavedAct({ name: nameOf(variables), key: options.keyOf?.(variables), retry, form, isWaiting, takeBack })
      if (isOffline && form && !isWaiting) showKept(error)
      else showUnsaved()
      return
    }
    const texts = typeof failure === 'function' ? failure(variables, error) : failure
    const message = typeof texts === 'string' ? { title: texts } : texts
    showError(error, { ...message, action: isRetryable ? { label: t('retry'), onClick: retry } : undefined }, isShown)
  }
}
