import { useTranslations } from 'use-intl'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { useShowError } from '#web/lib/use-show-error.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { addUnsavedAct, canRetry, retryUnsavedActs } from '#web/lib/unsaved-acts.ts'

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

/** `showFailure(…)`: shows that a write failed; an act that nobody has rejected gets a button that sends it again. */
export const useShowFailure = <V>(endpoint: Endpoint, { failure, nameOf }: FailureOptions<V>) => {
  const t = useTranslations('common')
  const showError = useShowError()
  const joinFacts = useJoinFacts()
  return (error: unknown, variables: V, retry: () => void, { isInForm, isShown }: FailedForm): void => {
    const isRetryable = endpoint.act === true && canRetry(error)
    if (isRetryable && nameOf) {
      const all = addUnsavedAct({ name: nameOf(variables), retry, isInForm })
      const count = all.length
      const title = count === 1 ? t('notSavedYet') : t('manyNotSavedYet', { count })
      const description = joinFacts(...all.map(({ name }) => name))
      showError(error, { title, description, action: { label: t('retry'), onClick: retryUnsavedActs } })
      return
    }
    const texts = typeof failure === 'function' ? failure(variables, error) : failure
    const message = typeof texts === 'string' ? { title: texts } : texts
    showError(error, { ...message, action: isRetryable ? { label: t('retry'), onClick: retry } : undefined }, isShown)
  }
}
