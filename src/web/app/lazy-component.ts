import { lazy, type ComponentType } from 'react'
import { loadMoreMessages } from '#web/i18n/language.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'

/** A part of the app that is fetched when it is first needed, together with its words. */
export const lazyComponent = <P>(fetchPart: () => Promise<ComponentType<P>>) => {
  const load = async () => {
    const [Part] = await Promise.all([importWithRetry(fetchPart), importWithRetry(loadMoreMessages)])
    return Part
  }
  return { load, Part: lazy(async () => ({ default: await load() })) as ComponentType<P> }
}
