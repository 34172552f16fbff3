import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Router } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { findLocaleInPath } from '#shared/locale/locale.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { nextPaint } from '#web/lib/next-paint.ts'
import { sameScreen } from '#web/lib/same-screen.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { MessagesProvider } from '#web/i18n/messages-provider.tsx'
import { SessionEndListener } from './session-end-listener.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyWithRetry } from './lazy-component.tsx'
import { CurrentPage } from './current-page.tsx'
import { RecentSignInPrompt } from './recent-sign-in-prompt.tsx'
import { leaveMessage, useMessage } from '#web/ui/message.ts'

/** Renders the app with its providers. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <MessagesProvider>
        <ErrorBoundary>
          <Routes />
          <PartsOfAllPages />
        </ErrorBoundary>
      </MessagesProvider>
    </QueryClientProvider>
  )
}

const LazyMessagePlace = lazyWithRetry(
  async () => (await import('./deferred-components.ts')).deferredComponents.MessagePlace,
)
const LazyInstallPrompt = lazyWithRetry(
  async () => (await import('./deferred-components.ts')).deferredComponents.DeferredInstallPrompt,
)
const LazyKeyboardShortcuts = lazyWithRetry(
  async () => (await import('./deferred-components.ts')).deferredComponents.KeyboardShortcuts,
)
const LazyCelebrations = lazyWithRetry(
  async () => (await import('./deferred-components.ts')).deferredComponents.Celebrations,
)

/**
 * Renders what all pages have: the place for messages and, loaded later, celebrations, the install prompt, keyboard
 * shortcuts and the dialog that confirms who the user is.
 */
function PartsOfAllPages() {
  const t = useTranslations('shell')
  const settled = useIsBrowserIdle()
  const isNeeded = [useMessage() !== null, settled].some(Boolean)
  const path = usePathname()
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return (
    <MessagesProvider timeZone={user?.family.timeZone}>
      <Suspense>{isNeeded && <LazyMessagePlace label={t('notices')} />}</Suspense>
      <MessageOfScreen key={path} />
      <Suspense>
        {settled && <LazyCelebrations />}
        {settled && <LazyInstallPrompt />}
        {settled && <LazyKeyboardShortcuts />}
        <RecentSignInPrompt />
      </Suspense>
    </MessagesProvider>
  )
}

/** Renders nothing; ends the message of an act soon after its screen is left. */
function MessageOfScreen() {
  // External system: the store of messages.
  useEffect(() => leaveMessage, [])
  return null
}

type NavigateOptions = { replace?: boolean; state?: unknown }
type Navigate = (path: string, options?: NavigateOptions) => void

/** Navigates once the link shows that it was tapped, and scrolls to the top of another screen; the browser handles back and forward. */
const navigateAndScroll = async (navigate: Navigate, to: string, options?: NavigateOptions) => {
  if (!options?.replace) await nextPaint()
  navigate(to, options)
  if (options?.state !== sameScreen) window.scrollTo(0, 0)
}

function Routes() {
  const locale = findLocaleInPath(usePathname())
  return (
    <Router base={locale ? `/${locale}` : ''} aroundNav={navigateAndScroll}>
      <SessionEndListener />
      <CurrentPage />
    </Router>
  )
}
