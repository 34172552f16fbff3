import { selectLocale, findLocaleInPath, locales, replaceLocale, type Locale } from '#shared/locale/locale.ts'
import { storeLanguage, readStoredLanguage } from '#web/lib/stored-language.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { createStore } from '#web/lib/store.ts'
import type { messages as englishMore } from './messages/en-more.ts'
import type { messages as english } from './messages/en.ts'
import type { SameKeys } from './same-keys.ts'

type AppMessages = typeof english
type MoreMessages = typeof englishMore

const catalogues: Record<Locale, () => Promise<{ messages: SameKeys<AppMessages> }>> = {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  es: () => import('./messages/es.ts'),
}

const moreCatalogues: Record<Locale, () => Promise<{ messages: SameKeys<MoreMessages> }>> = {
  en: () => import('./messages/en-more.ts'),
  zh: () => import('./messages/zh-more.ts'),
  es: () => import('./messages/es-more.ts'),
}

export interface LanguageWithMessages {
  locale: Locale
  messages: AppMessages & Partial<MoreMessages>
}

const current = createStore<LanguageWithMessages | undefined>(undefined)
let moreMessages: Promise<void> | undefined

/** Counts language changes, so that a late response does not replace a newer choice. */
let lastChange = 0
let pendingLocale: Locale | undefined

const showLanguage = async (locale: Locale, change = ++lastChange) => {
  const [app, more] = await Promise.all([catalogues[locale](), moreMessages && moreCatalogues[locale]()])
  if (change !== lastChange) return
  pendingLocale = undefined
  document.documentElement.lang = locale
  current.set({
    locale,
    messages: { ...(app.messages as AppMessages), ...(more?.messages as MoreMessages | undefined) },
  })
}

/** Shows a language once its messages are loaded. */
const showLanguageWithRetry = (locale: Locale): Promise<void> => {
  pendingLocale = locale
  const change = ++lastChange
  return importWithRetry(() => showLanguage(locale, change))
}

/** Loads the messages of the screens beyond home, once; later language changes include them. */
export const loadMoreMessages = (): Promise<void> => {
  if (moreMessages) return moreMessages
  moreMessages = Promise.resolve()
  const language = current.get()
  if (language) {
    moreMessages = showLanguage(pendingLocale ?? language.locale).catch((error: unknown) => {
      moreMessages = undefined
      throw error
    })
  }
  return moreMessages
}

/** Shows the language of the path, else the stored one, else the browser's. */
export const startLanguage = async (): Promise<void> => {
  const localeOfPath = findLocaleInPath(location.pathname)
  if (localeOfPath) storeLanguage(localeOfPath)
  const first = localeOfPath ?? readStoredLanguage() ?? selectLocale(navigator.languages)
  // Offline only cached messages are available.
  const change = ++lastChange
  await showLanguage(first, change).catch(() => Promise.any(locales.map((locale) => showLanguage(locale, change))))
  window.addEventListener('popstate', () => {
    const locale = findLocaleInPath(location.pathname)
    if (locale && locale !== current.get()?.locale) void showLanguageWithRetry(locale)
  })
}

/** Changes the language without a reload, in the path as well if it names one. */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  storeLanguage(locale)
  await showLanguageWithRetry(locale)
  // Another language was chosen meanwhile.
  if (readStoredLanguage() !== locale) return
  const { pathname, search, hash } = location
  if (findLocaleInPath(pathname))
    history.replaceState(history.state, '', replaceLocale(pathname, locale) + search + hash)
}

/** Returns the current language with its messages. */
export const useLanguage = (): LanguageWithMessages => {
  const language = current.useValue()
  if (!language) throw new Error('startLanguage comes before the first render.')
  return language
}
