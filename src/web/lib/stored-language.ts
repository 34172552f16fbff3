import { isLocale, type Locale } from '#shared/locale/locale.ts'
import { readDevice, writeDevice } from './storage.ts'

const year = 365 * 24 * 3600

/** Returns the language chosen on this device, or null. */
export const storedLanguage = (): Locale | null => {
  const stored = readDevice('language')
  return isLocale(stored) ? stored : null
}

/** Stores the language on this device, and in a cookie for the server's first page. */
export const storeLanguage = (locale: string): void => {
  if (!isLocale(locale)) return
  writeDevice('language', locale)
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store needs a secure context, a home network has none
  document.cookie = `glowjar.language=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
}
