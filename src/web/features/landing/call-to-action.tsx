import { useLocale, useTranslations } from 'use-intl'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders the price, a link to sign up, and where the app runs. */
export function CallToAction() {
  const t = useTranslations('landing')
  const locale = useLocale()
  return (
    <section aria-labelledby="free" className="pt-9 lg:pt-16">
      <div className="night grid grid-cols-1 justify-items-center gap-3 rounded-panel px-6 py-7 text-center lg:gap-4 lg:py-12">
        <PosedMascot pose="cheer" size={80} />
        <h2 id="free" className="type-h1 text-night-gold">
          {t('promotionTitle')}
        </h2>
        <p className="max-w-140 text-balance text-night-text wrap-anywhere">{t('promotionText')}</p>
        <a href={`/${locale}/sign-up`} className={buttonClasses('glow', 'large')}>
          {t('start')}
        </a>
        <p className="max-w-140 text-small text-balance text-night-quiet">{t('server')}</p>
      </div>
    </section>
  )
}
