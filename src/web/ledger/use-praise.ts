import { useEffect } from 'react'
import { useLocale } from 'use-intl'
import type { Locale } from '#shared/locale/locale.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { loadPraise } from './praise.ts'

type Praise = Awaited<ReturnType<typeof loadPraise>>

const loaded = new Map<Locale, Praise>()

/** Returns whether the sentences of a language are loaded. */
export const isPraiseLoaded = (locale: Locale): boolean => loaded.has(locale)

const load = async (locale: Locale): Promise<void> => {
  if (isPraiseLoaded(locale)) return
  loaded.set(locale, await loadPraise(locale))
}

/** `praise(praised)`: returns the next sentence of praise; null while the sentences are not loaded. */
export const usePraise = () => {
  const locale = useLocale()
  const isIdle = useIsBrowserIdle()
  // External system: the network. Without them nothing has a sentence.
  useEffect(() => {
    if (isIdle) load(locale).catch(() => undefined)
  }, [isIdle, locale])
  return (praised: Parameters<Praise>[0]): string | null => loaded.get(locale)?.(praised) ?? null
}
