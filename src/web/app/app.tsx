import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Router } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { findLocaleInPath } from '#shared/locale/locale.ts'
import { useIsBrowserIdle, useHasInteracted } from '#web/lib/use-idle.ts'
import { MessagesProvider } from '#web/i18n/messages-provider.tsx'
import { SessionEndListener } from './session-end-listener.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyWithRetry } from './lazy-component.tsx'
import { CurrentPage } from './current-page.tsx'
import { RecentSignInPrompt } from './recent-sign-in-prompt.tsx'

/** Renders the app with its providers. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <MessagesProvider>
        <ErrorBoundary>
          <Routes />
          <DeferredParts />
        </ErrorBoundary>
      </MessagesProvider>
    </QueryClientProvider>
  )
}

const ToastRegion = lazyWithRetry(async () => (await import('#web/ui/toast-region.tsx')).ToastRegion)
const LazyInstallPrompt = lazyWithRetry(
  async () => (await import('./deferred-components.ts')).deferredComponents.DeferredInstallPrompt,
)
const LazyKeyboardShortcuts = lazyWithRetry(
  async () => (await import('./deferred-components.ts')).deferredComponents.KeyboardShortcuts,
)

/** Renders what is loaded after the first screen: the install prompt, the shortcuts, the toast region and the request to confirm once they may be needed. */
function DeferredParts() {
  const t = useTranslations('shell')
  const settled = useIsBrowserIdle()
  const touched = useHasInteracted()
  return (
    <Suspense>
      {settled && <LazyInstallPrompt />}
      {settled && <LazyKeyboardShortcuts />}
      <RecentSignInPrompt />
      <Suspense>{touched && <ToastRegion label={t('notices')} />}</Suspense>
    </Suspense>
  )
}

type Navigate = (path: string, options?: { replace?: boolean }) => void

/** Scrolls to the top after a navigation; the browser handles back and forward. */
const navigateAndScroll = (navigate: Navigate, to: string, options?: { replace?: boolean }) => {
  navigate(to, options)
  window.scrollTo(0, 0)
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
