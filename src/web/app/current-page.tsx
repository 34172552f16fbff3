import { useTranslations } from 'use-intl'
import { Link, Route, useLocation } from 'wouter'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Mascot } from '#web/ui/mascot.tsx'
import { SignedInPage } from './signed-in-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import { ScreenContent } from './screen-content.tsx'
import { findScreen, type TitleKey } from './screens.tsx'

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

/** Renders the page for unknown paths. */
function NotFoundScreen() {
  const t = useTranslations('shell')
  return (
    <div className="night grid justify-items-center gap-4 rounded-panel px-6 py-12 text-center">
      <Mascot pose="lost" size={128} />
      <h1>{t('notFoundTitle')}</h1>
      <p className="max-w-80 text-night-text">{t('notFoundText')}</p>
      <Link href="/" className={buttonClasses('glow')}>
        {t('toHome')}
      </Link>
      <p className="text-meta text-night-quiet">{t('notFoundHint')}</p>
    </div>
  )
}
