import { isLocale, type Locale } from '#shared/locale/locale.ts'
import { readDeviceValue, writeDeviceValue } from './storage.ts'

const yearSeconds = 365 * 24 * 3600

/** Returns the language chosen on this device, or null. */
export const readStoredLanguage = (): Locale | null => {
  const stored = readDeviceValue('language')
  return isLocale(stored) ? stored : null
}

/** Stores the language on this device, and in a cookie for the server's first page. */
export const storeLanguage = (locale: string): void => {
  if (!isLocale(locale)) return
  writeDeviceValue('language', locale)
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store needs a secure context, a home network has none
  document.cookie = `glowjar.language=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}
