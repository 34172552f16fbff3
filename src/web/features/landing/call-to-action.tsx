import { useLocale, useTranslations } from 'use-intl'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders price, licence and a link to sign up. */
export function CallToAction() {
  const t = useTranslations('landing')
  const locale = useLocale()
  return (
    <section aria-labelledby="free" className="pt-12 lg:pt-20">
      <div className="night grid justify-items-center gap-4 rounded-panel px-6 py-10 text-center lg:py-14">
        <PosedMascot pose="cheer" size={96} />
        <h2 id="free" className="type-h1 text-night-gold">
          {t('promotionTitle')}
        </h2>
        <p className="max-w-140 text-night-text">{t('promotionText')}</p>
        <a href={`/${locale}/sign-up`} className={buttonClasses('glow', 'large')}>
          {t('start')}
        </a>
        <p className="max-w-140 border-t border-night-line/40 pt-4 text-small text-night-quiet">
          <strong className="font-semibold text-night-text">{t('yours')}</strong>
          {' · '}
          {t('yoursText')}
        </p>
      </div>
    </section>
  )
}
