import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Router } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { localeInPath } from '#shared/locale/locale.ts'
import { useIsIdle, useHasInteracted } from '#web/lib/use-idle.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { Words } from '#web/i18n/words.tsx'
import { EndedSession } from './ended-session.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Page } from './page.tsx'

/** The whole web app. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Words>
        <ErrorBoundary>
          <Routes />
          <Later />
        </ErrorBoundary>
      </Words>
    </QueryClientProvider>
  )
}

const ToastRegion = lazy(() =>
  importWithRetry(async () => ({ default: (await import('#web/ui/toast-region.tsx')).ToastRegion })),
)
const Installing = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./deferred-chunk.ts')).deferred.Installing })),
)

/**
 * What comes after the first screen: what makes an installed app of a page, and, once there may be something to say,
 * where notices appear (what is said before waits for it).
 */
function Later() {
  const t = useTranslations('shell')
  const settled = useIsIdle()
  const touched = useHasInteracted()
  return (
    <Suspense>
      {settled && <Installing />}
      <Suspense>{touched && <ToastRegion label={t('notices')} />}</Suspense>
    </Suspense>
  )
}

type Navigate = (path: string, options?: { replace?: boolean }) => void

/** A new page begins at its top; back and forward stay with the browser. */
const fromTheTop = (navigate: Navigate, to: string, options?: { replace?: boolean }) => {
  navigate(to, options)
  window.scrollTo(0, 0)
}

function Routes() {
  const locale = localeInPath(usePathname())
  return (
    <Router base={locale ? `/${locale}` : ''} aroundNav={fromTheTop}>
      <EndedSession />
      <Page />
    </Router>
  )
}
