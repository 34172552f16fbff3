import { inject, type TestContext } from 'vitest'

/** Result of a reliability check. */
export interface ReliabilityResult {
  /** Id of the check, such as `T4`; the README of `reliability/` lists them. */
  check: string
  /** What was counted, such as `races for the last points`. */
  what: string
  count: number
  wrong: number
}

/** A check that cannot run on this machine, with the reason. */
export interface SkippedCheck {
  check: string
  what: string
  notRun: string
}

declare module 'vitest' {
  interface TaskMeta {
    checkResults?: (ReliabilityResult | SkippedCheck)[]
  }
}

/** Returns the number of test cases: `few` in `npm test`, `all` in `npm run reliability`. */
export const sampleSize = (few: number, all: number): number => (inject('reliability') === 'full' ? all : few)

/** Reports a result, which `npm run reliability` prints. The test itself fails when something is wrong. */
export const reportCheck = ({ task }: Pick<TestContext, 'task'>, result: ReliabilityResult | SkippedCheck): void => {
  ;(task.meta.checkResults ??= []).push(result)
}
