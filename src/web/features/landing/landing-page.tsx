import { useLocale, useTranslations } from 'use-intl'
import { buttonLook } from '#web/ui/button-look.ts'
import { Mascot } from '#web/ui/mascot.tsx'
import { Agreement } from './agreement.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Numbers } from './numbers.tsx'
import { Promotion } from './promotion.tsx'
import { Reasons } from './reasons.tsx'

const productName = 'Glowjar'

/** What somebody sees who is signed out. Plain markup: it is rendered when the app is built and never hydrated. */
export function LandingPage() {
  return (
    <div className="mx-auto max-w-340 px-4 sm:px-6 lg:px-14">
      <Top />
      <main id="content">
        <Hero />
        <Features />
        <Reasons />
        <Numbers />
        <Promotion />
      </main>
      <Agreement />
    </div>
  )
}

function Top() {
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
        <span translate="no">{productName}</span>
      </a>
      <div className="flex items-center gap-3">
        <LanguageLinks />
        <a href={`/${locale}/sign-in`} className={buttonLook('ghost', 'child', 'max-lg:hidden')}>
          {t('signIn')}
        </a>
        <a href={`/${locale}/sign-up`} className={buttonLook('primary', 'child', 'max-lg:hidden')}>
          {t('start')}
        </a>
      </div>
    </header>
  )
}
