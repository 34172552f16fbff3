import type { Redemption } from '#shared/rewards/contract.ts'
import { dayMs } from '#shared/time/duration.ts'
import { readDeviceValue, writeDeviceValue } from '#web/lib/storage.ts'

/** A wish that was shown for a child. */
interface ShownWish {
  /** Absent if none was. */
  id?: string | undefined
  /** When it was first shown as reached, in milliseconds. */
  reachedAt: number | null
  /** The newest redemption then. Once that is undone, the wish no longer counts, but the one before it. */
  after?: string | undefined
}

/** How long a wish that was reached is shown in place of the next one. */
const keptMs = 7 * dayMs

/** So many redemptions can be undone one after another. */
const maxKept = 8

/** Returns the wishes that were shown, by the id of the child. */
const readAll = (): Record<string, ShownWish[] | undefined> => {
  try {
    return JSON.parse(readDeviceValue('wishes') ?? '{}') as Record<string, ShownWish[]>
  } catch {
    return {}
  }
}

/** Returns the wishes that were shown for a child on this device, the newest last, without those since an undone redemption. */
const listShownWishes = (childId: string, redemptions: readonly Pick<Redemption, 'id'>[]): ShownWish[] =>
  (readAll()[childId] ?? []).filter(({ after }) => !after || redemptions.some(({ id }) => id === after))

const isKept = ({ reachedAt }: ShownWish): boolean => !reachedAt || reachedAt >= Date.now() - keptMs

/**
 * Returns the id of the wish that was shown last for a child on this device, unless it was reached more than a week ago.
 * `redemptions` are the child's redemptions that are not undone.
 */
export const readShownWish = (childId: string, redemptions: readonly Pick<Redemption, 'id'>[]): string | undefined => {
  const last = listShownWishes(childId, redemptions).at(-1)
  return last && isKept(last) ? last.id : undefined
}

/**
 * Stores the wish that is shown for a child, so that one that is reached is not forgotten when a screen is opened again.
 * `redemptions` are those of `readShownWish`, newest first.
 */
export const writeShownWish = (
  childId: string,
  redemptions: readonly Pick<Redemption, 'id'>[],
  { id, isReached }: { id: string | undefined; isReached: boolean },
): void => {
  const shown = listShownWishes(childId, redemptions)
  const last = shown.at(-1)
  const isSame = last && isKept(last) && last.id === id
  const after = isSame ? last.after : redemptions[0]?.id
  const reachedAt = isReached ? ((isSame ? last.reachedAt : null) ?? Date.now()) : null
  if (isSame ? last.reachedAt === reachedAt : !id && !last) return
  const before = shown.filter((one) => one.after !== after)
  const wishes = [...before, { id, reachedAt, after }].slice(-maxKept)
  writeDeviceValue('wishes', JSON.stringify({ ...readAll(), [childId]: wishes }))
}
