import { useTranslations } from 'use-intl'

/** `joinFacts(a, b, null)`: joins short facts to a text with dots between them; empty ones are left out. */
export const useJoinFacts = (): ((...facts: readonly (string | null | undefined)[]) => string) => {
  const separator = useTranslations('common')('separator')
  return (...facts) => facts.filter(Boolean).join(separator)
}
