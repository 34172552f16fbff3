import { useTranslations } from 'use-intl'
import { OfflineError } from '#shared/contract/client.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { useShowError } from '#web/lib/use-show-error.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { addUnsavedAct, canRetry, retryUnsavedActs, type UnsavedAct } from '#web/lib/unsaved-acts.ts'

export interface FailureOptions<V> {
  /** The title of the message about a failure, and its description where it is not the text of the error. */
  failure: string | ((variables: V, error: unknown) => string | { title: string; description: string })
  /** Returns the name of an act, for the message that it is not saved yet: "Tidied toys, +10". */
  nameOf?: ((variables: V) => string) | undefined
}

interface FailedForm {
  /** Whether the write was sent by a form. */
  isInForm: boolean
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
      const title = isOne ? joinFacts(...names) : t('manyWaiting', { count })
      return { title, description: t('waitingHint', { count }), isWaiting: true }
    }
    return { title: isOne ? t('notSavedYet') : t('manyNotSavedYet', { count }), description: joinFacts(...names) }
  }
}

/** `showFailure(…)`: shows that a write failed; an act that nobody has rejected gets a button that sends it again. */
export const useShowFailure = <V>(endpoint: Endpoint, { failure, nameOf }: FailureOptions<V>) => {
  const t = useTranslations('common')
  const showError = useShowError()
  const textsOf = useUnsavedTexts()
  const keptTexts = () => ({ title: t('notSavedYet'), description: t('keptInForm') })
  return (error: unknown, variables: V, retry: () => void, { isInForm, isShown }: FailedForm): void => {
    const isRetryable = endpoint.act === true && canRetry(error)
    if (isRetryable && nameOf) {
      const isOffline = error instanceof OfflineError
      const all = addUnsavedAct({ name: nameOf(variables), retry, isInForm, isWaiting: isOffline && !isInForm })
      const texts = isOffline && isInForm ? keptTexts() : textsOf(all)
      showError(error, { ...texts, action: { label: t('retry'), onClick: retryUnsavedActs } })
      return
    }
    const texts = typeof failure === 'function' ? failure(variables, error) : failure
    const message = typeof texts === 'string' ? { title: texts } : texts
    showError(error, { ...message, action: isRetryable ? { label: t('retry'), onClick: retry } : undefined }, isShown)
  }
}
