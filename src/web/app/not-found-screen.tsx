import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders the screen of unknown paths; in a development build with a hint. */
export function NotFoundScreen() {
  const t = useTranslations('shell')
  return (
    <div className="night grid justify-items-center gap-4 rounded-panel px-6 py-12 text-center">
      <PosedMascot pose="lost" size={128} />
      <h1>{t('notFoundTitle')}</h1>
      <p className="max-w-80 text-night-text">{t('notFoundText')}</p>
      <Link href="/" className={buttonClasses('glow')}>
        {t('toHome')}
      </Link>
      {import.meta.env.DEV && <p className="text-meta text-night-quiet">{t('notFoundHint')}</p>}
    </div>
  )
}
