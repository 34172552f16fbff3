import type { GoalMeasurement } from './measurements.ts'

type Budget = Omit<GoalMeasurement, 'value' | 'details'>

const most = (goal: string, limit: number, unit: string, label: string): Budget => ({
  goal,
  limit,
  unit,
  label,
  comparison: 'at most',
})
const least = (goal: string, limit: number, unit: string, label: string): Budget => ({
  ...most(goal, limit, unit, label),
  comparison: 'at least',
})

/** What the project may cost those who build and run it, for an otherwise idle machine with two cores. */
export const budgets = {
  awardRate: least('5', 0.55, '× raw', 'durable award, 10 connections'),
  pollOf1000: most('11', 5, 'ms', '1,000 families: poll p99'),
  awardOf1000: most('11', 8, 'ms', '1,000 families: award p99'),
  coreOf1000: most('11', 12, '%', '1,000 families: share of a core'),
  memoryOf1000: most('11', 150, 'MB', '1,000 families: memory'),
  listGrowth: most('12', 1.15, '× small', 'list p50 with a million activities'),
  pollGrowth: most('12', 1.15, '× small', 'poll p50 with a million activities'),
  awardGrowth: most('12', 1.15, '× small', 'award p50 with a million activities'),
  startup: most('14', 0.3, 's', 'startup to the first response'),
  memoryAtRest: most('15', 95, 'MB', 'memory at rest'),
  memoryAfterSignUp: most('15', 130, 'MB', 'memory after sign-up and home'),
  memoryAfterChats: most('15', 220, 'MB', 'memory after chats in three languages'),
  buildTime: most('21', 20, 's', 'npm run build'),
  buildMemory: most('21', 700, 'MB', 'npm run build: most memory'),
  builtSize: most('22', 32, 'MB', 'size of dist'),
  contentSize: most('22', 10, 'MB', 'size of content without models'),
  modelSize: most('22', 16, 'MB', 'size of models'),
  trainingSize: most('22', 20, 'MB', 'size of training'),
  firstAnswer: most('23', 1.2, 's', 'first answer in a language'),
  laterAnswer: most('23', 40, 'ms', 'later answers, p95'),
  longestWait: most('23', 150, 'ms', 'longest wait of others during first answers'),
  awardCpu: most('24', 250, 'µs', 'CPU time of an award'),
} as const satisfies Record<string, Budget>
