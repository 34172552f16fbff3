/** The test files that tell figures: those of the app, at their full counts, and the ones of this folder. */
export const suites: readonly string[] = [
  'src/server/features/habits/races.test.ts',
  'src/server/features/rewards/races.test.ts',
  'src/server/features/skills/practise.test.ts',
  'src/server/http/bad-input.test.ts',
  'src/server/http/matrix.test.ts',
  'src/server/http/next-request.test.ts',
  'src/server/http/random-input.test.ts',
  'src/server/ledger/mixed-histories.test.ts',
  'src/shared/habits/rules.test.ts',
  'src/shared/time/day.test.ts',
  'src/shared/time/latest-day.test.ts',
  'trust/processes.test.ts',
  'trust/standby.test.ts',
]
