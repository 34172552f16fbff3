import type { Locale as Language } from '#shared/locale/locale.ts'
import type { messages as more } from './messages/en-more.ts'
import type { messages as pages } from './messages/en-pages.ts'
import type { messages as app } from './messages/en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof app & typeof more & typeof pages
  }
}
