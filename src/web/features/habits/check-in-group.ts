import type { CheckInUndo } from './pending-check-ins.ts'

/** The check-ins of the toast on screen; the next check-in joins them. */
let group: readonly CheckInUndo[] = []
let latestToast = 0

/** Adds a check-in; returns all that share its toast, and a function to call when that toast has gone. */
export const addToCheckInGroup = (added: CheckInUndo): { all: readonly CheckInUndo[]; end: () => void } => {
  group = [...group, added]
  latestToast += 1
  const toast = latestToast
  const end = () => {
    if (toast === latestToast) group = []
  }
  return { all: group, end }
}

/** Removes an undone check-in from those of the toast on screen. */
export const removeFromCheckInGroup = (actId: string): void => {
  group = group.filter((one) => one.actId !== actId)
}
