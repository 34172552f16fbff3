import { findFreePort } from '#scripts/ports.ts'
import { readServeArguments, startServer, type RunningServer } from '#scripts/server-process.ts'
import type { GoalMeasurement, Measurement } from './measurements.ts'

/** The options and the intermediate results that all benchmarks share. */
export interface BenchmarkContext {
  /** The folder for their databases. */
  folder: string
  /** How often each load is repeated. */
  rounds: number
  /** The duration of one load. */
  seconds: number
  /** Results of one benchmark that a later one uses, by name. */
  results: Map<string, number>
}

/** A benchmark: measures something and returns the measurements to print. */
export type Benchmark = (context: BenchmarkContext) => Promise<(GoalMeasurement | Measurement)[]>

/** Starts the built app on a data folder, without rate limits and logs. */
export const startApp = async (dataDir: string, settings: Record<string, string> = {}): Promise<RunningServer> =>
  startServer(
    readServeArguments(),
    await findFreePort(),
    { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', ...settings },
    '/api/health',
  )

/** Returns the URL of a path on a running server. */
export const toUrlOnServer = ({ port }: Pick<RunningServer, 'port'>, path = ''): string =>
  `http://127.0.0.1:${port}${path}`
