import type { TakingBack } from './check-ins.ts'

/** What the notice on screen tells of; the next check-in joins it. */
let standing: readonly TakingBack[] = []

/** Adds a check-in; answers all that are told together, and how to end it when their notice has gone. */
export const join = (fresh: TakingBack): { all: readonly TakingBack[]; settle: () => void; end: () => void } => {
  const all = [...standing, fresh]
  return {
    all,
    settle: () => {
      standing = all
    },
    end: () => {
      if (standing === all) standing = []
    },
  }
}

/** A check-in that was taken back is told no more. */
export const leave = (actId: string): void => {
  standing = standing.filter((one) => one.actId !== actId)
}
