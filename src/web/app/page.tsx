import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Route, useLocation } from 'wouter'
import { Arrival } from './arrival.tsx'
import { AnyoneFrame } from './anyone-frame.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { MemberPage } from './member-page.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { screenAt, type TitleKey } from './screens.tsx'

/** The screen of the path, in its frame. */
export function Page() {
  const [path] = useLocation()
  const screen = screenAt(path)
  if (!screen) {
    return (
      <AnyoneFrame>
        <Title of="notFound" />
        <Arrival key={path}>
          <NotFoundScreen />
        </Arrival>
      </AnyoneFrame>
    )
  }
  return (
    <Route path={screen.path}>
      <Title of={screen.title} />
      {screen.for === 'anyone' ? (
        <AnyoneFrame wide={screen.wide ?? false}>
          <Suspense fallback={<LoadingScreen />}>
            <Arrival key={path}>
              <screen.Screen />
            </Arrival>
          </Suspense>
        </AnyoneFrame>
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
