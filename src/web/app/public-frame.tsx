import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SkipLink } from './skip-link.tsx'

/** Renders the frame of public pages: logo, language menu, one column. */
export function PublicFrame({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const width = wide ? 'max-w-260' : 'max-w-160'
  const t = useTranslations('shell')
  return (
    <>
      <SkipLink label={t('skip')} />
      <OfflineBanner />
      <header
        className={classNames('mx-auto flex flex-wrap items-center justify-between gap-3 px-4 py-4 lg:px-8', width)}
      >
        <Logo />
        <LanguageMenu />
      </header>
      <main id="content" className={classNames('mx-auto px-4 pb-12 lg:px-8', width)}>
        {children}
      </main>
    </>
  )
}
