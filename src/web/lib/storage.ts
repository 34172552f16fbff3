/** All keys of the local storage. */
export const deviceKeys = {
  language: 'glowjar.language',
  installDismissed: 'glowjar.install-dismissed',
  theme: 'glowjar.theme',
  motion: 'glowjar.motion',
  shortcuts: 'glowjar.shortcuts',
  sound: 'glowjar.sound',
  goodNight: 'glowjar.good-night',
  child: 'glowjar.child',
} as const

export type DeviceKey = keyof typeof deviceKeys

const sessionPrefix = 'glowjar.'

/** Creates a storage in memory, in place of one that the browser blocks. */
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

const openStorage = (open: () => Storage): Storage => {
  try {
    const storage = open()
    storage.setItem(`${sessionPrefix}probe`, '')
    storage.removeItem(`${sessionPrefix}probe`)
    return storage
  } catch {
    return createMemoryStorage()
  }
}

const deviceStorage = openStorage(() => localStorage)
const tabStorage = openStorage(() => sessionStorage)

/** Returns a value from local storage, or null. */
export const readDeviceValue = (key: DeviceKey): string | null => deviceStorage.getItem(deviceKeys[key])

/** Stores a value in local storage; null deletes it. */
export const writeDeviceValue = (key: DeviceKey, value: string | null): void => {
  if (value === null) deviceStorage.removeItem(deviceKeys[key])
  else deviceStorage.setItem(deviceKeys[key], value)
}

/** Returns a value of this tab's session storage; undefined if there is none or it cannot be parsed. */
export const readSessionValue = (name: string): unknown => {
  const text = tabStorage.getItem(sessionPrefix + name)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Id of the signed-in user, stored with the values of the session. */
let owner: string | undefined

const ownerKey = 'user'

const writeValue = (name: string, value: unknown): void =>
  tabStorage.setItem(sessionPrefix + name, JSON.stringify(value))

/** Stores a value in this tab's session storage; undefined deletes it. Stores nothing if the storage is full. */
export const writeSessionValue = (name: string, value: unknown): void => {
  try {
    if (value === undefined) return tabStorage.removeItem(sessionPrefix + name)
    if (owner) writeValue(ownerKey, owner)
    writeValue(name, value)
  } catch {
    tabStorage.removeItem(sessionPrefix + name)
  }
}

const listStoredNames = () =>
  Array.from({ length: tabStorage.length }, (_, index) => tabStorage.key(index) ?? '').filter((name) =>
    name.startsWith(sessionPrefix),
  )

/** Clears this tab's session storage and what this device keeps about the family, for signing out. */
export const clearSessionValues = (): void => {
  owner = undefined
  for (const key of ['goodNight', 'child'] as const) writeDeviceValue(key, null)
  for (const name of listStoredNames()) tabStorage.removeItem(name)
}

/** Sets the user of this tab; clears the values of another one. */
export const setSessionStorageUser = (userId: string): void => {
  const before = readSessionValue(ownerKey)
  if (before !== undefined && before !== userId) clearSessionValues()
  owner = userId
  if (listStoredNames().length > 0) writeSessionValue(ownerKey, userId)
}
