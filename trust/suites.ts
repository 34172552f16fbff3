/** The test files that tell figures: those of the app, at their full counts, and the ones of this folder. */
export const suites: readonly string[] = [
  'src/server/http/matrix.test.ts',
  'src/server/http/next-request.test.ts',
  'src/server/ledger/mixed-histories.test.ts',
]
