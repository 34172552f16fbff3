/** Everything the app keeps on the device beyond the session; no other key is ever written. */
export const deviceKeys = {
  language: 'glowjar.language',
  installDismissed: 'glowjar.install-dismissed',
  theme: 'glowjar.theme',
  motion: 'glowjar.motion',
} as const

export type DeviceKey = keyof typeof deviceKeys

const sessionPrefix = 'glowjar.'

/** A browser may refuse storage altogether; then what is kept lives as long as the page. */
const inMemory = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

const working = (open: () => Storage): Storage => {
  try {
    const storage = open()
    storage.setItem(`${sessionPrefix}probe`, '')
    storage.removeItem(`${sessionPrefix}probe`)
    return storage
  } catch {
    return inMemory()
  }
}

const device = working(() => localStorage)
const session = working(() => sessionStorage)

/** A choice kept on this device, or null. */
export const readDevice = (key: DeviceKey): string | null => device.getItem(deviceKeys[key])

/** Keeps a choice on this device; null forgets it. */
export const writeDevice = (key: DeviceKey, value: string | null): void => {
  if (value === null) device.removeItem(deviceKeys[key])
  else device.setItem(deviceKeys[key], value)
}

/** What this tab keeps under a name (drafts, the chosen child, the way back), or undefined; what cannot be read is nothing. */
export const readSession = (name: string): unknown => {
  const text = session.getItem(sessionPrefix + name)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Who is signed in; what the tab keeps is marked as theirs. */
let owner: string | undefined

const mark = 'user'

const put = (name: string, value: unknown): void => session.setItem(sessionPrefix + name, JSON.stringify(value))

/** Keeps something for this tab; undefined forgets it. A full storage keeps nothing. */
export const writeSession = (name: string, value: unknown): void => {
  try {
    if (value === undefined) return session.removeItem(sessionPrefix + name)
    if (owner) put(mark, owner)
    put(name, value)
  } catch {
    session.removeItem(sessionPrefix + name)
  }
}

const keptNames = () =>
  Array.from({ length: session.length }, (_, index) => session.key(index) ?? '').filter((name) =>
    name.startsWith(sessionPrefix),
  )

/** Empties what this tab keeps; for signing out. */
export const clearSession = (): void => {
  owner = undefined
  for (const name of keptNames()) session.removeItem(name)
}

/** Says whose tab it is from now on; what somebody else has left in it is forgotten. */
export const setSessionOwner = (userId: string): void => {
  const before = readSession(mark)
  if (before !== undefined && before !== userId) clearSession()
  owner = userId
  if (keptNames().length > 0) writeSession(mark, userId)
}
