import { lazy, type ComponentType } from 'react'
import { loadMoreMessages } from '#web/i18n/language.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'

/** Returns a component that is loaded at first use, together with its messages. */
export const lazyComponent = <P>(importComponent: () => Promise<ComponentType<P>>) => {
  const load = async () => {
    const [Part] = await Promise.all([importWithRetry(importComponent), importWithRetry(loadMoreMessages)])
    return Part
  }
  return { load, Part: lazy(async () => ({ default: await load() })) as ComponentType<P> }
}
