import { inject, type TestContext } from 'vitest'

/** What a check of reliability came to. */
export interface Figure {
  /** The check it belongs to, such as `T4`. */
  check: string
  /** What was counted, such as `races for the last coins`. */
  what: string
  count: number
  wrong: number
}

/** A check that could not be made on this machine, and why. */
export interface NotRun {
  check: string
  what: string
  notRun: string
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: (Figure | NotRun)[]
  }
}

/** How many of something a test tries: few in every run, all of them in `npm run reliability`. */
export const countOf = (few: number, all: number): number => (inject('reliability') === 'full' ? all : few)

/** Tells a figure, which `npm run reliability` prints on a line of its own. A figure with something wrong fails the test by its own expectations. */
export const tell = ({ task }: Pick<TestContext, 'task'>, figure: Figure | NotRun): void => {
  ;(task.meta.figures ??= []).push(figure)
}
