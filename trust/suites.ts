/** The test files that tell figures: those of the app, at their full counts, and the ones of this folder. */
export const suites: readonly string[] = ['src/server/ledger/mixed-histories.test.ts']
