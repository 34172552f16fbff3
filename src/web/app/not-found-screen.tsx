import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { canGoBack } from '#web/lib/can-go-back.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders the screen of unknown paths, in the middle of the window; in a development build with a hint. */
export function NotFoundScreen() {
  const t = useTranslations('notFound')
  const common = useTranslations('common')
  return (
    <div className="grid min-h-[max(24rem,70dvh)] content-center [:root:has([data-bottom-bar])_&]:-mb-(--message-space) [:root:has([data-bottom-bar])_&]:min-h-[calc(100dvh-var(--bottom-bar)-var(--bottom-bulge)-1.5rem)] lg:min-h-[calc(100dvh-3.5rem)]! landscape:min-h-[calc(100dvh-1.5rem)]!!">
      <div className="night mx-auto grid w-full max-w-160 justify-items-center gap-4 rounded-panel px-6 py-12 text-center landscape:grid-cols-[auto_minmax(0,1fr)] landscape:justify-items-start landscape:gap-x-7 landscape:gap-y-3 landscape:px-8 landscape:py-7 landscape:text-left">
        <PosedMascot pose="lost" size={128} className="landscape:row-span-3" />
        <h1>{t('title')}</h1>
        <p className="max-w-80 text-night-text">{t('text')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link href="/" className={buttonClasses('glow')}>
            {t('toHome')}
          </Link>
          {canGoBack() && (
            <Button tone="night" onClick={() => history.back()}>
              {common('back')}
            </Button>
          )}
        </div>
        {import.meta.env.DEV && <p className="text-meta text-night-quiet">{t('hint')}</p>}
      </div>
    </div>
  )
}
