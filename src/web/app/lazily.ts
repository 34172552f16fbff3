import { lazy, type ComponentType } from 'react'
import { moreWords } from '#web/i18n/language.ts'
import { patiently } from '#web/lib/patiently.ts'

/** A part of the app that is fetched when it is first needed, together with its words. */
export const lazily = <P>(fetchPart: () => Promise<ComponentType<P>>) => {
  const load = async () => {
    const [Part] = await Promise.all([patiently(fetchPart), patiently(moreWords)])
    return Part
  }
  return { load, Part: lazy(async () => ({ default: await load() })) as ComponentType<P> }
}
