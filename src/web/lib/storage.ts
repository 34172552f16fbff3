/** All keys of the local storage. */
export const deviceKeys = {
  language: 'glowjar.language',
  installDismissed: 'glowjar.install-dismissed',
  theme: 'glowjar.theme',
  motion: 'glowjar.motion',
} as const

export type DeviceKey = keyof typeof deviceKeys

const sessionPrefix = 'glowjar.'

/** Replaces storage that the browser blocks, until the page is closed. */
const createMemoryStorage = (): Storage => {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (key) => void stored.delete(key),
    setItem: (key, value) => void stored.set(key, value),
  }
}

const orMemoryStorage = (open: () => Storage): Storage => {
  try {
    const storage = open()
    storage.setItem(`${sessionPrefix}probe`, '')
    storage.removeItem(`${sessionPrefix}probe`)
    return storage
  } catch {
    return createMemoryStorage()
  }
}

const device = orMemoryStorage(() => localStorage)
const session = orMemoryStorage(() => sessionStorage)

/** Returns a value from local storage, or null. */
export const readDevice = (key: DeviceKey): string | null => device.getItem(deviceKeys[key])

/** Stores a value in local storage; null deletes it. */
export const writeDevice = (key: DeviceKey, value: string | null): void => {
  if (value === null) device.removeItem(deviceKeys[key])
  else device.setItem(deviceKeys[key], value)
}

/** Returns a value of this tab's session storage; undefined if there is none or it cannot be parsed. */
export const readSession = (name: string): unknown => {
  const text = session.getItem(sessionPrefix + name)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Id of the signed-in user, stored with the values of the session. */
let owner: string | undefined

const ownerName = 'user'

const write = (name: string, value: unknown): void => session.setItem(sessionPrefix + name, JSON.stringify(value))

/** Stores a value in this tab's session storage; undefined deletes it. Stores nothing if the storage is full. */
export const writeSession = (name: string, value: unknown): void => {
  try {
    if (value === undefined) return session.removeItem(sessionPrefix + name)
    if (owner) write(ownerName, owner)
    write(name, value)
  } catch {
    session.removeItem(sessionPrefix + name)
  }
}

const storedNames = () =>
  Array.from({ length: session.length }, (_, index) => session.key(index) ?? '').filter((name) =>
    name.startsWith(sessionPrefix),
  )

/** Clears this tab's session storage, for signing out. */
export const clearSession = (): void => {
  owner = undefined
  for (const name of storedNames()) session.removeItem(name)
}

/** Sets the user of this tab; clears the values of another one. */
export const setSessionOwner = (userId: string): void => {
  const before = readSession(ownerName)
  if (before !== undefined && before !== userId) clearSession()
  owner = userId
  if (storedNames().length > 0) writeSession(ownerName, userId)
}
