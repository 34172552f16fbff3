import { readSession, writeSession } from './storage.ts'

const name = 'way-back'

/** Whether a path leads into this app and nowhere else. */
const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) && !path.startsWith('/api/')

/** Where to go after signing in: an own path, else null. */
export const ownPath = (path: unknown): string | null => (isOwnPath(path) ? path : null)

/** Remembers where the parent was, over signing in. */
export const keepWayBack = (path: string): void => writeSession(name, path)

/** Where the parent was before signing in, once; null when nowhere. */
export const takeWayBack = (): string | null => {
  const path = ownPath(readSession(name))
  writeSession(name, undefined)
  return path
}
