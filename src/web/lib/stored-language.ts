import { isLocale, type Locale } from '#shared/locale/locale.ts'
import { readDevice, writeDevice } from './storage.ts'

const year = 365 * 24 * 3600

/** The language chosen on this device, or null. */
export const storedLanguage = (): Locale | null => {
  const kept = readDevice('language')
  return isLocale(kept) ? kept : null
}

/** Keeps the choice on this device, and as a cookie for the server, which chooses the first page. */
export const storeLanguage = (locale: string): void => {
  if (!isLocale(locale)) return
  writeDevice('language', locale)
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store needs a secure context, a home network has none
  document.cookie = `glowjar.language=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
}
