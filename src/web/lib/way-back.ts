import { ownPath } from '#shared/locale/pages.ts'
import { readSession, writeSession } from './storage.ts'

const name = 'way-back'

/** Remembers where the parent was, over signing in. */
export const keepWayBack = (path: string): void => writeSession(name, path)

/** Where the parent was before signing in, once; null when nowhere. */
export const takeWayBack = (): string | null => {
  const path = readSession(name)
  writeSession(name, undefined)
  return typeof path === 'string' ? ownPath(path) : null
}
