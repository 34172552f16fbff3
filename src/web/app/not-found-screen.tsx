import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders the screen of unknown paths; in a development build with a hint. */
export function NotFoundScreen() {
  const t = useTranslations('notFound')
  return (
    <div className="grid min-h-[max(24rem,70dvh)] content-center">
      <div className="night mx-auto grid w-full max-w-160 justify-items-center gap-4 rounded-panel px-6 py-12 text-center">
        <PosedMascot pose="lost" size={128} />
        <h1>{t('title')}</h1>
        <p className="max-w-80 text-night-text">{t('text')}</p>
        <Link href="/" className={buttonClasses('glow')}>
          {t('toHome')}
        </Link>
        {import.meta.env.DEV && <p className="text-meta text-night-quiet">{t('hint')}</p>}
      </div>
    </div>
  )
}
