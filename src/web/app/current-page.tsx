import { useTranslations } from 'use-intl'
import { Route, useLocation } from 'wouter'
import { lazyWithRetry } from './lazy-component.tsx'
import { SignedInPage } from './signed-in-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import { ScreenContent } from './screen-content.tsx'
import { findScreen, type TitleKey } from './screens.tsx'

const NotFoundScreen = lazyWithRetry(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

/** Renders the screen of the current path. */
export function CurrentPage() {
  const [path] = useLocation()
  const screen = findScreen(path)
  if (!screen) {
    return (
      <PublicFrame>
        <DocumentTitle of="notFound" />
        <ScreenContent>
          <NotFoundScreen />
        </ScreenContent>
      </PublicFrame>
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

function DocumentTitle({ of }: { of: TitleKey }) {
  const t = useTranslations('shell.titles')
  const title = `${t(of)} · Glowjar`
  return <title>{title}</title>
}
