import Negotiator from 'negotiator'
import { selectLocale, type Locale } from '#shared/locale/locale.ts'

/** Returns the best supported language of an `Accept-Language` header, English when none fits. */
export const selectPreferredLocale = (header: string | undefined): Locale =>
  selectLocale(new Negotiator({ headers: { 'accept-language': header } }).languages())
