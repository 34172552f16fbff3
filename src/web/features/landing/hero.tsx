import { useLocale, useTranslations } from 'use-intl'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'
import { JarDemo } from './jar-demo.tsx'

/** Renders title, demo jar and links to sign up and in. */
export function Hero() {
  const t = useTranslations('landing')
  const locale = useLocale()
  return (
    <section className="night grid grid-cols-1 rounded-panel px-5 pt-7 pb-6 text-center min-[48rem]:grid-cols-[1.1fr_.9fr] min-[48rem]:items-center min-[48rem]:gap-x-8 min-[48rem]:px-10 min-[48rem]:py-6 min-[48rem]:text-left lg:px-16">
      <div className="min-w-0 min-[48rem]:self-end">
        <h1 className="type-hero wrap-anywhere">
          <span className="block">{t('titleFirst')}</span>
          <span className="block">{t('titleSecond')}</span>
        </h1>
        <p className="mx-auto mt-2.5 max-w-84 text-balance text-night-text min-[48rem]:mx-0 min-[48rem]:mt-4.5 min-[48rem]:max-w-112 lg:text-[1.1875rem]/7">
          {t('lead')}
          <span className="max-[48rem]:hidden">{t('leadMore')}</span>
        </p>
      </div>
      <div className="min-[48rem]:col-start-2 min-[48rem]:row-span-2 min-[48rem]:row-start-1">
        <JarDemo />
      </div>
      <div className="mt-3 min-[48rem]:mt-6 min-[48rem]:self-start">
        <div className="mx-auto flex max-w-84 flex-wrap justify-center gap-3 *:grow min-[48rem]:mx-0 min-[48rem]:max-w-none min-[48rem]:justify-start min-[48rem]:*:grow-0">
          <a href={`/${locale}/sign-up`} className={buttonClasses('glow', 'large')}>
            {t('start')}
          </a>
          <a href={`/${locale}/sign-in`} className={buttonClasses('night', 'large', 'text-on-night! lg:hidden')}>
            {t('signIn')}
          </a>
          <a href="#steps" className={buttonClasses('night', 'large', 'text-on-night! max-lg:hidden')}>
            {t('how')}
          </a>
        </div>
        <p className="mx-auto mt-4 max-w-100 text-small text-balance text-night-quiet min-[48rem]:mx-0">
          {t('promise')}
        </p>
        <a
          href="#steps"
          className="tap type-label mt-1 inline-flex items-center gap-1.5 text-night-text underline underline-offset-4 lg:hidden"
        >
          {t('how')}
          <Icon name="down" size={16} />
        </a>
      </div>
    </section>
  )
}
