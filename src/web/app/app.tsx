import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Router } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import type { ReactNode } from 'react'
import { localeInPath } from '#shared/locale/locale.ts'
import { Words } from '#web/i18n/words.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { EndedSession } from './ended-session.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Page } from './page.tsx'

/** The whole web app. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Words>
        <ErrorBoundary>
          <Notices>
            <Routes />
          </Notices>
        </ErrorBoundary>
      </Words>
    </QueryClientProvider>
  )
}

function Notices({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  return <ToastRegion label={t('notices')}>{children}</ToastRegion>
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
