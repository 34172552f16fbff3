import { toSafePath } from '#shared/locale/pages.ts'
import { readSessionValue, writeSessionValue } from './storage.ts'

const storageName = 'return-to'

/** Stores the path to return to after signing in. */
export const storeReturnTo = (path: string): void => writeSessionValue(storageName, path)

/** Returns and deletes the stored path; null if there is none. */
export const takeReturnTo = (): string | null => {
  const path = readSessionValue(storageName)
  writeSessionValue(storageName, undefined)
  return typeof path === 'string' ? toSafePath(path) : null
}
