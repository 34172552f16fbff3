import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#server/db/connect.ts'
import { budgets } from './budgets.ts'
import { startApp, type Benchmark, type BenchmarkContext } from './context.ts'
import { seedFamilies } from './seed-families.ts'
import { simulateFamilies, type IntervalResult } from './simulate-families.ts'
import { median } from './statistics.ts'

const runSimulation = async ({ folder, rounds }: BenchmarkContext, count: number, seconds: number) => {
  const dataDir = mkdtempSync(path.join(folder, 'families-'))
  const database = await connect({ folder: dataDir })
  const families = await seedFamilies(database, dataDir, count)
  await database.close()
  const app = await startApp(dataDir)
  const intervals = await simulateFamilies(app, families, { intervals: rounds, seconds })
  await app.stop()
  return (name: keyof IntervalResult) => median(intervals.map((interval) => interval[name]))
}

/** Measures latency, CPU and memory with 1,000 and with 10,000 families that have the app open. Goal 11. */
export const measureFamilies: Benchmark = async (context) => {
  const of1000 = await runSimulation(context, 1000, context.seconds * 4)
  const of10000 = await runSimulation(context, 10_000, context.seconds)
  const many = '10,000 families'
  return [
    { ...budgets.pollOf1000, value: of1000('pollP99Ms') },
    { ...budgets.awardOf1000, value: of1000('writeP99Ms') },
    { ...budgets.coreOf1000, value: of1000('cpuShare') * 100 },
    { ...budgets.memoryOf1000, value: of1000('memoryMb') },
    { goal: '11', comparison: 'at most', label: '1,000 families: errors', limit: 0, unit: '', value: of1000('errors') },
    { label: `${many}: poll p99`, unit: 'ms', value: of10000('pollP99Ms') },
    { label: `${many}: award p99`, unit: 'ms', value: of10000('writeP99Ms') },
    { label: `${many}: share of a core`, unit: '%', value: of10000('cpuShare') * 100 },
    { label: `${many}: memory`, unit: 'MB', value: of10000('memoryMb') },
    { label: `${many}: errors`, unit: '', value: of10000('errors') },
  ]
}
