import { useTranslations } from 'use-intl'

/** Contracts the Spanish "de el" to "del". */
export const contractDeEl = (text: string): string => text.replace(/\bde el /, 'del ')

/** Returns a function that formats the cue of an idea, which is in the reader’s language: `after brushing teeth`. */
export const useFormatCue = (): ((cue: string) => string) => {
  const t = useTranslations('habits')
  return (cue) => contractDeEl(t('after', { cue }))
}
