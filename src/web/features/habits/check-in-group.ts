import type { CheckInUndo } from './pending-check-ins.ts'

/** Longest pause between check-ins that share a message, in milliseconds. */
const maxPauseMs = 8000

/** The check-ins of the message on screen; the next check-in joins them. */
let group: readonly CheckInUndo[] = []
let latestMessage = 0
let latestAt = Number.NEGATIVE_INFINITY

/**
 * Adds a check-in at `now` (milliseconds since the page was opened); returns all that share its message, and a function to
 * call when that message has gone.
 */
export const addToCheckInGroup = (
  added: CheckInUndo,
  now = performance.now(),
): { all: readonly CheckInUndo[]; end: () => void } => {
  group = now - latestAt > maxPauseMs ? [added] : [...group, added]
  latestAt = now
  latestMessage += 1
  const message = latestMessage
  const end = () => {
    if (message === latestMessage) group = []
  }
  return { all: group, end }
}

/** Removes an undone check-in from those of the message on screen. */
export const removeFromCheckInGroup = (actId: string): void => {
  group = group.filter((one) => one.actId !== actId)
}
