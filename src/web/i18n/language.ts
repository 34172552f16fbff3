import { useSyncExternalStore } from 'react'
import { firstLocale, localeInPath, locales, withLocale, type Locale } from '#shared/locale/locale.ts'
import { storeLanguage, storedLanguage } from '#web/lib/stored-language.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import type { messages as englishMore } from './messages/en-more.ts'
import type { messages as english } from './messages/en.ts'
import type { SameKeys } from './same-keys.ts'

type App = typeof english
type More = typeof englishMore

const catalogues: Record<Locale, () => Promise<{ messages: SameKeys<App> }>> = {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  es: () => import('./messages/es.ts'),
}

const moreCatalogues: Record<Locale, () => Promise<{ messages: SameKeys<More> }>> = {
  en: () => import('./messages/en-more.ts'),
  zh: () => import('./messages/zh-more.ts'),
  es: () => import('./messages/es-more.ts'),
}

export interface Language {
  locale: Locale
  messages: App & Partial<More>
}

let current: Language | undefined
let more: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Counts language changes, so that a late response does not replace a newer choice. */
let turn = 0
let wanted: Locale | undefined

const show = async (locale: Locale, own = ++turn) => {
  const [first, rest] = await Promise.all([catalogues[locale](), more && moreCatalogues[locale]()])
  if (own !== turn) return
  wanted = undefined
  current = { locale, messages: { ...(first.messages as App), ...(rest?.messages as More | undefined) } }
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

/** Shows a language once its messages are loaded. */
const showWithRetry = (locale: Locale): Promise<void> => {
  wanted = locale
  const own = ++turn
  return importWithRetry(() => show(locale, own))
}

/** Loads the messages of the screens beyond home, once; later language changes include them. */
export const loadMoreMessages = (): Promise<void> => {
  if (more) return more
  more = Promise.resolve()
  if (current) {
    more = show(wanted ?? current.locale).catch((error: unknown) => {
      more = undefined
      throw error
    })
  }
  return more
}

/** Shows the language of the path, else the stored one, else the browser's. */
export const startLanguage = async (): Promise<void> => {
  const named = localeInPath(location.pathname)
  if (named) storeLanguage(named)
  const first = named ?? storedLanguage() ?? firstLocale(navigator.languages)
  // Offline only cached messages are available.
  const own = ++turn
  await show(first, own).catch(() => Promise.any(locales.map((locale) => show(locale, own))))
  window.addEventListener('popstate', () => {
    const locale = localeInPath(location.pathname)
    if (locale && locale !== current?.locale) void showWithRetry(locale)
  })
}

/** Changes the language without a reload, in the path as well if it names one. */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  storeLanguage(locale)
  await showWithRetry(locale)
  // Another language was chosen meanwhile.
  if (storedLanguage() !== locale) return
  const { pathname, search, hash } = location
  if (localeInPath(pathname)) history.replaceState(history.state, '', withLocale(pathname, locale) + search + hash)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const getLanguage = (): Language => {
  if (!current) throw new Error('startLanguage comes before the first render.')
  return current
}

/** Returns the current language with its messages. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage)
