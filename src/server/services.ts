import type { Logger } from 'pino'
import type { BackupState } from './backup/nightly.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Argon2Cost } from './features/auth/passwords/password-hashing.ts'
import type { FailureRecorder } from './ledger/failure-recorder.ts'
import type { StreamRegistry } from './http/event-stream.ts'
import type { OutboundSettings } from './outbound.ts'

/** Everything the app depends on; tests pass their own clock and database. */
export interface Services {
  database: Database
  config: Config
  /** Origin at which browsers reach the app. */
  baseUrl: string
  /** Whether an origin is the app's own. */
  isOwnOrigin: (origin: string) => boolean
  /** Milliseconds since the epoch. */
  clock: () => number
  secret: string
  limits: RateLimits
  /** Cost of password hashes; the production cost when absent. */
  passwordCost?: Argon2Cost | undefined
  /** How long a password waits to be hashed, in milliseconds; as long as in production when absent. */
  maxHashingWaitMs?: number
  /** Null when no mail is configured. */
  mailer: Mailer | null
  version: string
  log: Logger
  /** Counts failed sign-ins, which a stopping server writes. */
  failures?: FailureRecorder
  /** Open event streams, which a stopping server ends. */
  streams?: StreamRegistry
  /** State of the backups; absent when there are none. */
  backups?: () => Promise<BackupState>
  /** How requests to other hosts are sent; as in production when absent. */
  outbound?: OutboundSettings
  /** Folder of the built web app, null to serve none. */
  webFolder: string | null
}
