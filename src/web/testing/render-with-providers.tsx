import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Locale } from '#shared/locale/locale.ts'
import { messages as moreEn } from '#web/i18n/messages/en-more.ts'
import { messages as en } from '#web/i18n/messages/en.ts'
import { messages as moreEs } from '#web/i18n/messages/es-more.ts'
import { messages as es } from '#web/i18n/messages/es.ts'
import { messages as moreZh } from '#web/i18n/messages/zh-more.ts'
import { messages as zh } from '#web/i18n/messages/zh.ts'
import { createQueryClient } from '#web/lib/query.ts'
import { MessagePlace } from '#web/ui/message-place.tsx'

const catalogues: Record<Locale, object> = {
  en: { ...en, ...moreEn },
  es: { ...es, ...moreEs },
  zh: { ...zh, ...moreZh },
}

/** Renders an element with the app's providers; `currentPath` returns the path of the router. */
export const renderWithProviders = async (
  element: ReactNode,
  { path = '/', locale = 'en' }: { path?: string; locale?: Locale } = {},
) => {
  sessionStorage.clear()
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  const client = createQueryClient()
  onTestFinished(() => client.clear())
  const wrap = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <IntlProvider locale={locale} messages={catalogues[locale]} timeZone="Europe/Madrid">
        <Router hook={hook} searchHook={searchHook}>
          {children}
        </Router>
        <MessagePlace label={'Notices'} />
      </IntlProvider>
    </QueryClientProvider>
  )
  const { rerender } = await render(wrap(element))
  return {
    currentPath: () => history.at(-1),
    rerenderWith: (newElement: ReactNode) => rerender(wrap(newElement)),
    client,
  }
}
