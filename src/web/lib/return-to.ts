import { toSafePath } from '#shared/locale/pages.ts'
import { readSession, writeSession } from './storage.ts'

const name = 'return-to'

/** Stores the path to return to after signing in. */
export const storeReturnTo = (path: string): void => writeSession(name, path)

/** Returns and deletes the stored path; null if there is none. */
export const takeReturnTo = (): string | null => {
  const path = readSession(name)
  writeSession(name, undefined)
  return typeof path === 'string' ? toSafePath(path) : null
}
