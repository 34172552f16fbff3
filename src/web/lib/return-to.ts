import { ownPath } from '#shared/locale/pages.ts'
import { readSession, writeSession } from './storage.ts'

const name = 'return-to'

/** Remembers where the parent was, over signing in. */
export const storeReturnTo = (path: string): void => writeSession(name, path)

/** Where the parent was before signing in, once; null when nowhere. */
export const takeReturnTo = (): string | null => {
  const path = readSession(name)
  writeSession(name, undefined)
  return typeof path === 'string' ? ownPath(path) : null
}
