import type { TakingBack } from './check-ins.ts'

/** What the notice on screen tells of; the next check-in joins it. */
let standing: readonly TakingBack[] = []

/** Counts the notices, to tell the one on screen from one that was taken off for the next. */
let notice = 0

/** Adds a check-in; answers all that are told together, and how to end it when their notice has gone. */
export const join = (fresh: TakingBack): { all: readonly TakingBack[]; settle: () => void; end: () => void } => {
  const all = [...standing, fresh]
  const own = notice + 1
  return {
    all,
    settle: () => {
      standing = all
      notice = own
    },
    end: () => {
      if (notice === own) standing = []
    },
  }
}

/** A check-in that was taken back is told no more. */
export const leave = (actId: string): void => {
  standing = standing.filter((one) => one.actId !== actId)
}
