import type { Db, Transact } from '#server/db/transaction.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { SessionCookie } from '#server/http/session.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { SignUpRule } from '#server/membership/sign-up-rule.ts'
import type { FlowCookie } from './flow.ts'
import type { Provider } from './provider.ts'

/** What signing in stands on. */
export interface AuthServices {
  db: Db
  transact: Transact
  cookie: SessionCookie
  limits: RateLimits
  /** Where browsers reach the app, without a slash at the end. */
  baseUrl: string
  signUpRule: SignUpRule
  /** Whether accounts with a password of ours exist here. */
  localAccounts: boolean
  provider: Provider | null
  flows: FlowCookie
  isOwnOrigin: (origin: string) => boolean
  mailer: Mailer | null
  operator: { name: string | null; contact: string | null }
  /** Hears of failures that nobody waits for. */
  report: (message: string, error: unknown) => void
}

/** The browser that asks, as far as a session needs to know it. */
export interface Browser {
  cookie: string | undefined
  userAgent: string | undefined
  address: string
}
