import type { BehaviorPresetKey } from '#shared/behaviors/rules.ts'

/** Longest pause between awards that share a message, in milliseconds. */
const maxPauseMs = 8000

/** What the message of an award names. */
export interface NamedAward {
  title: string
  points: number
  preset?: BehaviorPresetKey
}

/** An award whose message is on screen. */
export interface GroupedAward {
  award: NamedAward
  /** Resolves to the id of its act once it is recorded; null if it failed. */
  actId: Promise<string | null>
}

interface AwardGroup {
  /** Identifies the child and the day of the awards. */
  key: string
  awards: ReadonlyMap<object, GroupedAward>
}

const empty: AwardGroup = { key: '', awards: new Map() }

/** The awards of the message on screen; the next one for the same child and day joins them. */
let group = empty
let latestMessage = 0
let latestAt = Number.NEGATIVE_INFINITY

/**
 * Functions that settle whether an award was recorded; also of awards whose message has gone, because its Undo may
 * still wait for them.
 */
const settlers = new WeakMap<object, (actId: string | null) => void>()

const toGrouped = (award: NamedAward): GroupedAward => ({
  award,
  actId: new Promise((resolve) => settlers.set(award, resolve)),
})

/**
 * Adds an award at `now` (milliseconds since the page was opened), unless it is in the group already; returns all that
 * share its message, the latest last, and a function to call when that message has gone.
 */
export const joinAwardGroup = (
  key: string,
  award: NamedAward,
  now = performance.now(),
): { all: readonly GroupedAward[]; end: () => void } => {
  if (!group.awards.has(award)) {
    const others = group.key === key && now - latestAt <= maxPauseMs ? group.awards : empty.awards
    group = { key, awards: new Map([...others, [award, toGrouped(award)]]) }
    latestAt = now
    latestMessage += 1
  }
  const message = latestMessage
  const end = () => {
    if (message === latestMessage) group = empty
  }
  return { all: [...group.awards.values()], end }
}

/**
 * Settles whether an award was recorded: with the id of its act, or null if it failed or was undone, after which it
 * leaves the group.
 */
export const settleGroupedAward = (award: object, actId: string | null): void => {
  settlers.get(award)?.(actId)
  if (actId === null) group = { ...group, awards: new Map([...group.awards].filter(([one]) => one !== award)) }
}
