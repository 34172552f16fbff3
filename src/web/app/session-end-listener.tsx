import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { authErrorEvent } from '#web/lib/api.ts'
import { emptyPageOnLeave } from '#web/lib/leave-app.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { storeReturnTo } from '#web/lib/return-to.ts'
import { showMessage } from '#web/ui/message.ts'

const leaveDelayMs = 500
let isLeaving = false

/**
 * Renders nothing; when the session has ended it stores the path to return to, shows a message and opens the sign-in.
 * Drafts stay in this tab.
 */
export function SessionEndListener() {
  const t = useTranslations('shell')
  const client = useQueryClient()

  // External system: the window, on which the client fires the event.
  useEffect(() => {
    const leave = () => {
      if (isLeaving || !client.getQueryData(sessionQuery.queryKey)) return
      isLeaving = true
      emptyPageOnLeave()
      storeReturnTo(location.pathname + location.search)
      showMessage({ title: t('signedOutTitle'), description: t('signedOutText'), kind: 'failure' })
      setTimeout(() => location.assign('/api/login'), leaveDelayMs)
    }
    window.addEventListener(authErrorEvent, leave)
    return () => window.removeEventListener(authErrorEvent, leave)
  })
  return null
}
