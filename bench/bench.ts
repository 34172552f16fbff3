import { freePort } from '#scripts/ports.ts'
import { serveArguments, startServer, type Running } from '#scripts/server-process.ts'
import type { Figure, Told } from './figures.ts'

/** What all parts of the benchmark share. */
export interface Bench {
  /** Where their databases may lie. */
  folder: string
  rounds: number
  /** How long one load takes. */
  seconds: number
  /** What one part learnt and another reckons with, by name. */
  facts: Map<string, number>
}

/** A part of the benchmark: measures, and gives its lines. */
export type Part = (bench: Bench) => Promise<(Figure | Told)[]>

/** Starts the built app on a data folder, as quiet as it can be. */
export const startApp = async (dataDir: string, settings: Record<string, string> = {}): Promise<Running> =>
  startServer(
    serveArguments(),
    await freePort(),
    { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', ...settings },
    '/api/health',
  )

/** Where something of a server is. */
export const urlOf = ({ port }: Pick<Running, 'port'>, where = ''): string => `http://127.0.0.1:${port}${where}`
