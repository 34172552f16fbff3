import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Redirect, useLocation } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { OfflineError } from '#shared/contract/client.ts'
import { MessagesProvider } from '#web/i18n/messages-provider.tsx'
import { childrenQuery } from '#web/lib/children-query.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { sessionQuery } from '#web/lib/session.ts'
import { takeReturnTo } from '#web/lib/return-to.ts'
import { GlobalAddChildDialog } from './global-add-child-dialog.tsx'
import { PublicFrame } from './public-frame.tsx'
import { ScreenInShell } from './screen-in-shell.tsx'
import { lazyWithMessages, lazyWithRetry } from './lazy-component.tsx'
import { LoadingIndicator } from './screen-content.tsx'
import type { MemberScreen } from './screens.tsx'
import { hasBackLink, ShellWithoutFamily } from './shell.tsx'

const Landing = lazyWithRetry(async () => (await import('./landing-screen.tsx')).LandingScreen)

const { Component: RemovedAccountPage } = lazyWithMessages(
  async () => (await import('./removed-account-page.tsx')).RemovedAccountPage,
)

/**
 * Loads user and children, then renders a screen for signed-in users; without a session the landing page or the
 * sign-in.
 */
export function SignedInPage({ screen }: { screen: MemberScreen }) {
  const [path] = useLocation()
  const who = useQuery(sessionQuery)
  if (who.data?.removed) return <RemovedPage />
  if (who.data) return <ChildrenLoader screen={screen} user={who.data} />
  if (who.isPending) return <LoadingPage screen={screen} />
  if (who.isError) return <LoadFailedPage screen={screen} error={who.error} retry={() => void who.refetch()} />
  if (path !== '/') return <Redirect to={`/sign-in?to=${encodeURIComponent(path + location.search)}`} replace />
  return (
    <Suspense fallback={<LoadingIndicator Frame={PublicFrame} />}>
      <Landing />
    </Suspense>
  )
}

function RemovedPage() {
  return (
    <PublicFrame>
      <Suspense fallback={<LoadingIndicator />}>
        <RemovedAccountPage />
      </Suspense>
    </PublicFrame>
  )
}

function ChildrenLoader({ screen, user }: { screen: MemberScreen; user: User }) {
  const family = useQuery(childrenQuery)
  if (family.isPending) return <LoadingPage screen={screen} />
  if (!family.data) return <LoadFailedPage screen={screen} error={family.error} retry={() => void family.refetch()} />
  return (
    <MessagesProvider timeZone={user.family.timeZone}>
      <StoredPathRedirect />
      <ScreenInShell screen={screen} user={user} family={family.data} />
      <GlobalAddChildDialog />
    </MessagesProvider>
  )
}

/** Renders nothing; navigates to the stored path after a sign-in at a provider, which returns to `/`. */
function StoredPathRedirect() {
  const [, navigate] = useLocation()
  // External system: the session storage.
  useEffect(() => {
    const path = takeReturnTo()
    if (path) navigate(`~${path}`, { replace: true })
  }, [navigate])
  return null
}

interface PageProps {
  screen: MemberScreen
}

function LoadingPage({ screen }: PageProps) {
  const Frame = useCallback(
    ({ children }: { children: ReactNode }) => <ShellWithoutFamily screen={screen}>{children}</ShellWithoutFamily>,
    [screen],
  )
  return <LoadingIndicator Frame={Frame} isTitled={hasBackLink(screen)} />
}

function LoadFailedPage({ screen, error, retry }: PageProps & { error: unknown; retry: () => void }) {
  const t = useTranslations('errors')
  return (
    <ShellWithoutFamily screen={screen}>
      <LoadFailed
        title={t(error instanceof OfflineError ? 'offlineTitle' : 'loadTitle')}
        heading={hasBackLink(screen) ? 'h2' : 'h1'}
        error={error}
        retry={retry}
      />
    </ShellWithoutFamily>
  )
}
