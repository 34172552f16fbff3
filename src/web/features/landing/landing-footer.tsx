import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'

/** Renders the footer: what signing up agrees to. */
export function LandingFooter() {
  const t = useTranslations('landing')
  const locale = useLocale()
  const linkTo = (page: string) => (label: ReactNode) => (
    <a href={`/${locale}/${page}`} className="font-semibold text-primary">
      {label}
    </a>
  )
  return (
    <footer className="py-8 text-center text-small text-text-2">
      <p>{t.rich('agreement', { terms: linkTo('terms'), privacy: linkTo('privacy') })}</p>
    </footer>
  )
}
