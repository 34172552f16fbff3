import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#shared/locale/locale.ts'
import { useLanguage } from './language.ts'
import type { messages as english } from './messages/en-pages.ts'
import type { SameKeys } from './same-keys.ts'

/** Gives what is inside the words of the language on screen; days and times are those of `timeZone`. */
export function Words({ timeZone, children }: { timeZone?: string | undefined; children: ReactNode }) {
  const { locale, messages } = useLanguage()
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      timeZone={timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  )
}

type PageCatalogue = { messages: SameKeys<typeof english> }

const pageCatalogues: Record<Locale, () => Promise<PageCatalogue>> = {
  en: () => import('./messages/en-pages.ts'),
  zh: () => import('./messages/zh-pages.ts'),
  es: () => import('./messages/es-pages.ts'),
}

const asked = new Map<Locale, Promise<PageCatalogue>>()

const pagesIn = (locale: Locale) => {
  const known = asked.get(locale) ?? pageCatalogues[locale]()
  asked.set(locale, known)
  return known
}

/** Adds the words of the pages that anyone can read. Waits for them, so it stands inside a `Suspense`. */
export function PageWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage()
  const { messages: pages } = use(pagesIn(locale))
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...(pages as typeof english) }}>
      {children}
    </IntlProvider>
  )
}
