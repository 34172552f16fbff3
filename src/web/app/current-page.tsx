import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Route, useLocation } from 'wouter'
import type { MemberScreenProps } from '#web/lib/screen-props.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { lazyWithRetry } from './lazy-component.tsx'
import { SignedInPage } from './signed-in-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import { LoadingIndicator, ScreenContent } from './screen-content.tsx'
import { findScreen, type MemberScreen, type TitleKey } from './screens.tsx'

const importNotFound = async () => (await import('./not-found-screen.tsx')).NotFoundScreen
const NotFoundScreen = lazyWithRetry(importNotFound)
const notFound: MemberScreen = {
  path: '',
  title: 'notFound',
  for: 'member',
  frame: 'bare',
  load: importNotFound,
  preload: importNotFound,
  Component: lazyWithRetry<MemberScreenProps>(importNotFound),
}

/** Renders the screen of the current path. */
export function CurrentPage() {
  const [path] = useLocation()
  const screen = findScreen(path)
  if (!screen) return <NotFoundPage />
  return (
    <Route path={screen.path}>
      <DocumentTitle of={screen.title} />
      {screen.for === 'anyone' ? (
        <PublicFrame wide={screen.wide ?? false}>
          <ScreenContent>
            <screen.Component />
          </ScreenContent>
        </PublicFrame>
      ) : (
        <SignedInPage screen={screen} />
      )}
    </Route>
  )
}

/** Renders the screen of an unknown path, with the navigation for a member of a family. */
function NotFoundPage() {
  const { data: user, isPending } = useQuery(sessionQuery)
  if (isPending) return <LoadingIndicator Frame={PublicFrame} />
  const isMember = user && !user.removed
  return (
    <>
      <DocumentTitle of="notFound" />
      {isMember ? (
        <SignedInPage screen={notFound} />
      ) : (
        <PublicFrame>
          <ScreenContent>
            <NotFoundScreen />
          </ScreenContent>
        </PublicFrame>
      )}
    </>
  )
}

function DocumentTitle({ of }: { of: TitleKey }) {
  const t = useTranslations('shell.titles')
  const title = `${t(of)} · Glowjar`
  return <title>{title}</title>
}
