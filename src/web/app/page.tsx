import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Route, useLocation } from 'wouter'
import { FocusOnNavigation } from './focus-on-navigation.tsx'
import { PublicFrame } from './public-frame.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { MemberPage } from './member-page.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { screenAt, type TitleKey } from './screens.tsx'

/** Renders the screen of the current path. */
export function Page() {
  const [path] = useLocation()
  const screen = screenAt(path)
  if (!screen) {
    return (
      <PublicFrame>
        <Title of="notFound" />
        <FocusOnNavigation key={path}>
          <NotFoundScreen />
        </FocusOnNavigation>
      </PublicFrame>
    )
  }
  return (
    <Route path={screen.path}>
      <Title of={screen.title} />
      {screen.for === 'anyone' ? (
        <PublicFrame wide={screen.wide ?? false}>
          <Suspense fallback={<LoadingScreen />}>
            <FocusOnNavigation key={path}>
              <screen.Screen />
            </FocusOnNavigation>
          </Suspense>
        </PublicFrame>
      ) : (
        <MemberPage screen={screen} />
      )}
    </Route>
  )
}

function Title({ of }: { of: TitleKey }) {
  const t = useTranslations('shell.titles')
  const title = `${t(of)} · Glowjar`
  return <title>{title}</title>
}
