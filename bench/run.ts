import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { measureAssistant } from './assistant.ts'
import { measureBuild } from './build.ts'
import { measureChat } from './chat.ts'
import type { Benchmark } from './context.ts'
import { calculateDailyCost } from './daily-cost.ts'
import { measureFamilies } from './families.ts'
import { measureDataGrowth } from './data-growth.ts'
import { measureHistory } from './history.ts'
import { measureJobs } from './jobs.ts'
import { formatMeasurement, meetsLimit } from './measurements.ts'
import { measureRecordAnswers } from './record-answers.ts'
import { measurePostgres } from './postgres.ts'
import { measureRequests } from './requests.ts'

// In the order in which they run: all others start what the first builds, and the last uses their results.
const benchmarks: Readonly<Record<string, Benchmark>> = {
  build: measureBuild,
  requests: measureRequests,
  postgres: measurePostgres,
  families: measureFamilies,
  'data-growth': measureDataGrowth,
  history: measureHistory,
  jobs: measureJobs,
  assistant: measureAssistant,
  chat: measureChat,
  'record-answers': measureRecordAnswers,
  'daily-cost': calculateDailyCost,
}

/** The names on the command line, such as `npm run bench -- data-growth chat`; without a name all benchmarks run. */
const requestedNames = process.argv.slice(2)
const unknownNames = requestedNames.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknownNames.length > 0) {
  throw new Error(`Unknown benchmark ${unknownNames.join(', ')}. Available: ${Object.keys(benchmarks).join(', ')}.`)
}

// Not the system's folder for temporary files: it may be in memory, where commits do not wait for a disk.
const folder = mkdtempSync(path.resolve('data-bench-'))
const context = {
  folder,
  rounds: Number(process.env['ROUNDS'] ?? 5),
  seconds: Number(process.env['SECONDS'] ?? 3),
  results: new Map<string, number>(),
}

try {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (requestedNames.length > 0 && !requestedNames.includes(name)) continue
    const measurements = await measure(context)
    for (const measurement of measurements) console.log(formatMeasurement(measurement))
    if (!measurements.every(meetsLimit)) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
