import { useLocale, useTranslations } from 'use-intl'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Mascot } from '#web/ui/mascot.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LanguageLinks } from './language-links.tsx'
import { KeyFigures } from './key-figures.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Reasons } from './reasons.tsx'
import { Steps } from './steps.tsx'

/** Renders the page for visitors who are signed out; prerendered at build time and never hydrated. */
export function LandingPage() {
  return (
    <div className="mx-auto max-w-340 px-4 sm:px-6 lg:px-14">
      <Header />
      <main id="content">
        <Hero />
        <Steps />
        <Features />
        <Reasons />
        <KeyFigures />
        <CallToAction />
      </main>
      <LandingFooter />
    </div>
  )
}

function Header() {
  const t = useTranslations('landing')
  const locale = useLocale()
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 py-4 lg:py-5">
      <a
        href={`/${locale}`}
        aria-label={t('top')}
        className="tap font-round inline-flex items-center gap-2.5 text-[1.5rem]/7 font-semibold no-underline"
      >
        <Mascot size={36} />
        <span translate="no">{t('product')}</span>
      </a>
      <div className="flex items-center gap-3">
        <LanguageLinks />
        <a href={`/${locale}/sign-in`} className={buttonClasses('ghost', 'child', 'max-lg:hidden')}>
          {t('signIn')}
        </a>
        <a href={`/${locale}/sign-up`} className={buttonClasses('primary', 'child', 'max-lg:hidden')}>
          {t('start')}
        </a>
      </div>
    </header>
  )
}
