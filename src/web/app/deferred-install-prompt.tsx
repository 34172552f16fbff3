import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useInstallPrompt } from '#web/features/install/use-install-prompt.ts'
import { registerServiceWorker } from '#web/lib/register-service-worker.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { lazyWithMessages } from './lazy-component.tsx'

const { Component: Prompt } = lazyWithMessages(
  async () => (await import('#web/features/install/install-prompt.tsx')).InstallPrompt,
)

/** Registers the service worker and offers to install the app. */
export function DeferredInstallPrompt() {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const { method, ...handlers } = useInstallPrompt()

  // External system: the browser's service worker. The app works without one, too.
  useEffect(() => {
    registerServiceWorker().catch(() => undefined)
  }, [])

  return (
    <div aria-live="polite">
      {user && method && (
        <Suspense>
          <Prompt method={method} {...handlers} />
        </Suspense>
      )}
    </div>
  )
}
