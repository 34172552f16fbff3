import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useLocation } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { removeLocale } from '#shared/locale/locale.ts'
import { toSafePath } from '#shared/locale/pages.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { readStoredLanguage } from '#web/lib/stored-language.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { setSessionStorageUser } from '#web/lib/storage.ts'
import { takeReturnTo } from '#web/lib/return-to.ts'

/**
 * Returns `completeSignIn(user, to)`: stores the user, switches to their language unless one was chosen on this device,
 * and navigates to `to`, by default the page before sign-in.
 */
export const useCompleteSignIn = () => {
  const client = useQueryClient()
  const locale = useLocale()
  const [, navigate] = useLocation()
  return (user: User, to?: string | null): void => {
    setSessionStorageUser(user.id)
    const path = removeLocale(toSafePath(to ?? takeReturnTo()))
    if (readStoredLanguage() === null && user.language !== locale) void chooseLanguage(user.language)
    // Pictures from other sites need the CSP of a new document.
    if (user.family.pictures) return location.assign(path)
    client.removeQueries({ type: 'inactive' })
    client.setQueryData(sessionQuery.queryKey, user)
    navigate(path, { replace: true })
  }
}
