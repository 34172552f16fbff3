import { useLocale, useTranslations } from 'use-intl'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { JarDemo } from './jar-demo.tsx'

/** Renders title, demo jar and links to sign up and in. */
export function Hero() {
  const t = useTranslations('landing')
  const locale = useLocale()
  return (
    <section className="night grid grid-cols-1 rounded-panel px-5 pt-7 pb-6 text-center lg:grid-cols-[1.1fr_.9fr] lg:items-center lg:gap-x-8 lg:px-16 lg:py-6 lg:text-left">
      <div className="min-w-0 lg:self-end">
        <h1 className="type-hero wrap-anywhere">
          <span className="block">{t('titleFirst')}</span>
          <span className="block">{t('titleSecond')}</span>
        </h1>
        <p className="mx-auto mt-2.5 max-w-76 text-night-text lg:mx-0 lg:mt-4.5 lg:max-w-112 lg:text-[1.1875rem]/7">
          {t('lead')}
          <span className="max-lg:hidden">{t('leadMore')}</span>
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <JarDemo />
      </div>
      <div className="mt-3 lg:mt-6 lg:self-start">
        <div className="flex flex-wrap justify-center gap-3 lg:justify-start">
          <a href={`/${locale}/sign-up`} className={buttonClasses('glow', 'large')}>
            {t('start')}
          </a>
          <a href={`/${locale}/sign-in`} className={buttonClasses('night', 'large', 'text-on-night! lg:hidden')}>
            {t('signIn')}
          </a>
          <a href="#how" className={buttonClasses('night', 'large', 'text-on-night! max-lg:hidden')}>
            {t('how')}
          </a>
        </div>
        <p className="mt-4 text-small text-night-quiet">{t('promise')}</p>
      </div>
    </section>
  )
}
