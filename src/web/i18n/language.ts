import { useSyncExternalStore } from 'react'
import { localeInPath, preferredLocale, withLocale, type Locale } from '#shared/locale/locale.ts'
import { keepLanguage, keptLanguage } from '#web/lib/language-choice.ts'
import type { messages as english } from './messages/en.ts'
import type { Same } from './same.ts'

type Catalogue = { messages: Same<typeof english> }

const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  es: () => import('./messages/es.ts'),
}

export interface Language {
  locale: Locale
  messages: typeof english
}

let current: Language | undefined
const listeners = new Set<() => void>()

const show = async (locale: Locale) => {
  const { messages } = await catalogues[locale]()
  current = { locale, messages: messages as typeof english }
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

/** Shows the language of the path, else the saved one, else the browser's. */
export const startLanguage = async (): Promise<void> => {
  const named = localeInPath(location.pathname)
  if (named) keepLanguage(named)
  await show(named ?? keptLanguage() ?? preferredLocale(navigator.languages.join(',')))
  window.addEventListener('popstate', () => {
    const wanted = localeInPath(location.pathname)
    if (wanted && wanted !== current?.locale) void show(wanted)
  })
}

/** Changes the language in place: the path's first segment with it if it names one, and nothing that was typed is lost. */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  keepLanguage(locale)
  await show(locale)
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

/** The language on screen with its words. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage)
