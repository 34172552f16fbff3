import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { withoutLocale } from '#shared/locale/locale.ts'
import { ownPath } from '#shared/locale/pages.ts'
import { session } from '#web/lib/session.ts'
import { takeWayBack } from '#web/lib/way-back.ts'

/** Shows the app to the one who has just signed in: at `to`, else where they were before, else at home. */
export const useEnter = () => {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return (user: User, to?: string | null): void => {
    const back = takeWayBack()
    client.removeQueries({ type: 'inactive' })
    client.setQueryData(session.queryKey, user)
    navigate(withoutLocale(ownPath(to ?? back)), { replace: true })
  }
}
