import { useTranslations } from 'use-intl'

const afterPatterns: readonly (readonly [RegExp, string])[] = [
  [/^after\s+/i, ''],
  [/^(?:después|despues)\s+del\s+/i, 'el '],
  [/^(?:después|despues)\s+de\s+/i, ''],
  [/^(?:等|在)?(.+?)(?:之后|以后|后)$/, '$1'],
]

/**
 * Removes "after" (in English, Spanish or Chinese) from a cue, as the message adds it: "after dinner" becomes "dinner".
 */
export const removeLeadingAfter = (cue: string): string => {
  const text = cue.trim()
  const found = afterPatterns.find(([pattern]) => pattern.test(text))
  return found ? text.replace(found[0], found[1]) : text
}

/** Contracts the Spanish "de el" to "del". */
export const contractDeEl = (text: string): string => text.replace(/\bde el /, 'del ')

/** Returns a function that formats a cue as text: `after brushing teeth`. */
export const useFormatCue = (): ((cue: string) => string) => {
  const t = useTranslations('habits')
  return (cue) => contractDeEl(t('after', { cue: removeLeadingAfter(cue) }))
}
