import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useLocation } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { withoutLocale } from '#shared/locale/locale.ts'
import { ownPath } from '#shared/locale/pages.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { keptLanguage } from '#web/lib/language-choice.ts'
import { session } from '#web/lib/session.ts'
import { keepFor } from '#web/lib/storage.ts'
import { takeWayBack } from '#web/lib/way-back.ts'

/**
 * Shows the app to the one who has just signed in: at `to`, else where they were before, else at home; in their own
 * language, where none was chosen on this device.
 */
export const useCompleteSignIn = () => {
  const client = useQueryClient()
  const locale = useLocale()
  const [, navigate] = useLocation()
  return (user: User, to?: string | null): void => {
    keepFor(user.id)
    const path = withoutLocale(ownPath(to ?? takeWayBack()))
    if (keptLanguage() === null && user.language !== locale) void chooseLanguage(user.language)
    // Only a page that the server sends anew may show pictures from other sites.
    if (user.family.pictures) return location.assign(path)
    client.removeQueries({ type: 'inactive' })
    client.setQueryData(session.queryKey, user)
    navigate(path, { replace: true })
  }
}
