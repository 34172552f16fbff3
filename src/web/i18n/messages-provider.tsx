import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#shared/locale/locale.ts'
import { useLanguage } from './language.ts'
import type { messages as english } from './messages/en-pages.ts'
import type { SameKeys } from './same-keys.ts'

/** Provides the messages of the current language; `timeZone` is the device's by default. */
export function MessagesProvider({ timeZone, children }: { timeZone?: string | undefined; children: ReactNode }) {
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

const cache = new Map<Locale, Promise<PageCatalogue>>()

const loadPageMessages = (locale: Locale) => {
  const catalogue = cache.get(locale) ?? pageCatalogues[locale]()
  cache.set(locale, catalogue)
  return catalogue
}

/** Provides the messages of the current language with those of the public pages. Suspends while they load. */
export function PageMessagesProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage()
  const { messages: pages } = use(loadPageMessages(locale))
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...(pages as typeof english) }}>
      {children}
    </IntlProvider>
  )
}
