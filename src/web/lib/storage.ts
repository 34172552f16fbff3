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

/** Keeps something for this tab; undefined forgets it. A full storage keeps nothing. */
export const writeSession = (name: string, value: unknown): void => {
  try {
    if (value === undefined) session.removeItem(sessionPrefix + name)
    else session.setItem(sessionPrefix + name, JSON.stringify(value))
  } catch {
    session.removeItem(sessionPrefix + name)
  }
}

/** Empties what this tab keeps; for signing out. */
export const clearSession = (): void => {
  const names = Array.from({ length: session.length }, (_, index) => session.key(index))
  for (const name of names) if (name?.startsWith(sessionPrefix)) session.removeItem(name)
}

/** Says whose tab it is from now on; what somebody else has left in it is forgotten. */
export const keepFor = (userId: string): void => {
  const before = readSession('user')
  if (before !== undefined && before !== userId) clearSession()
  writeSession('user', userId)
}
