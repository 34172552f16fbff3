import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { authErrorEvent } from '#web/lib/api.ts'
import { emptyPageOnLeave } from '#web/lib/leave.ts'
import { session } from '#web/lib/session.ts'
import { storeReturnTo } from '#web/lib/return-to.ts'
import { whenToastsShown, showToast } from '#web/ui/toast.ts'

const beforeLeaving = 500
const atLatest = 5000
let leaving = false

/**
 * Shows a toast when the session has ended and opens the sign-in; stores the path to return to. Drafts stay in this
 * tab.
 */
export function EndedSession() {
  const t = useTranslations('shell')
  const client = useQueryClient()

  // External system: the window, on which the client fires the event.
  useEffect(() => {
    const leave = () => {
      if (leaving || !client.getQueryData(session.queryKey)) return
      leaving = true
      emptyPageOnLeave()
      storeReturnTo(location.pathname + location.search)
      showToast({ title: t('signedOutTitle'), description: t('signedOutText'), kind: 'error' })
      const goToSignIn = () => location.assign('/api/login')
      whenToastsShown(() => setTimeout(goToSignIn, beforeLeaving))
      // Does not wait for a toast that cannot be loaded.
      setTimeout(goToSignIn, atLatest)
    }
    window.addEventListener(authErrorEvent, leave)
    return () => window.removeEventListener(authErrorEvent, leave)
  })
  return null
}
