import { dayMs } from '#shared/time/duration.ts'
import { readDeviceValue, writeDeviceValue } from '#web/lib/storage.ts'

/** The wish that home showed last for a child, and when it was first shown as reached, in milliseconds. */
interface ShownWish {
  id: string
  reachedAt: number | null
}

/** How long a wish that was reached is shown in place of the next one. */
const keptMs = 7 * dayMs

const readAll = (): Record<string, ShownWish | undefined> => {
  try {
    return JSON.parse(readDeviceValue('wishes') ?? '{}') as Record<string, ShownWish>
  } catch {
    return {}
  }
}

/** Returns the id of the wish that home showed last for a child on this device, unless it was reached more than a week ago. */
export const readShownWish = (childId: string): string | undefined => {
  const { id, reachedAt } = readAll()[childId] ?? {}
  return reachedAt && reachedAt < Date.now() - keptMs ? undefined : id
}

/** Stores the wish that home shows for a child, so that one that is reached is not forgotten when home is opened again. */
export const writeShownWish = (childId: string, id: string, isReached: boolean): void => {
  const wishes = readAll()
  const before = wishes[childId]
  const reachedAt = isReached ? ((before?.id === id ? before.reachedAt : null) ?? Date.now()) : null
  if (before?.id === id && before.reachedAt === reachedAt) return
  writeDeviceValue('wishes', JSON.stringify({ ...wishes, [childId]: { id, reachedAt } }))
}
