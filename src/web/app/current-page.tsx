import { Suspense } from 'react'
import { Redirect, Route, useLocation } from 'wouter'
import { DocumentTitle } from './document-title.tsx'
import { lazyWithMessages } from './lazy-component.tsx'
import { SignedInPage } from './signed-in-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import { LoadingIndicator, ScreenContent } from './screen-content.tsx'
import { findScreen } from './screens.tsx'

const { Component: NotFoundPage } = lazyWithMessages(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** Renders the screen of the current path. */
export function CurrentPage() {
  const [path] = useLocation()
  const screen = findScreen(path)
  if (path === '/chat') return <Redirect to="/ai-chat" replace />
  if (!screen) {
    return (
      <Suspense fallback={<LoadingIndicator Frame={PublicFrame} />}>
        <NotFoundPage />
      </Suspense>
    )
  }
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
