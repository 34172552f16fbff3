import type { Db, Transact, Tx } from '#server/db/transaction.ts'
import type { createEncryption } from '#server/encryption.ts'
import type { RateLimits } from '#server/rate-limits.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { SessionCookie } from '#server/http/session-cookie.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { FlowCookie } from './provider/flow-cookie.ts'
import type { HashingQueue } from './passwords/hashing-queue.ts'
import type { PasswordHasher } from './passwords/password-hashing.ts'
import type { PasskeyServer } from './passkeys/passkey-server.ts'
import type { Provider } from './provider/provider.ts'
import type { FailureRecorder } from '#server/ledger/failure-recorder.ts'
import type { RememberedDevices } from './second-factor/remembered-devices.ts'
import type { SignUpRule } from './sign-up-rule.ts'

/** Functions of features/families that the account endpoints call; app.ts passes them, because features do not import each other. */
export interface FamilyOperations {
  createFamily(
    tx: Tx,
    family: { name: string; timeZone?: string | undefined; owner: string },
    now: number,
  ): Promise<string>
  /** Adds a user to the family of an invitation token and consumes it. */
  joinFamily(tx: Tx, userId: string, invitation: string, now: number): Promise<string>
  leaveCurrentFamily(tx: Tx, userId: string, now: number): Promise<void>
  isInvitationOpen(db: Db, invitation: string, now: number): Promise<boolean>
  /** Returns whether an account is only left over from a removal. */
  isRemoved(db: Db, membership: { removedAt: string | null; familyId: string }): Promise<boolean>
}

/** Dependencies of the account endpoints. */
export interface AuthServices {
  db: Db
  transact: Transact
  cookie: SessionCookie
  limits: RateLimits
  /** Public origin of the app, without a trailing slash. */
  baseUrl: string
  signUpRule: SignUpRule
  /** Whether people can have an account with a password. */
  localAccounts: boolean
  hashing: HashingQueue
  /** Encrypts the secrets of second factors. */
  factorEncryption: ReturnType<typeof createEncryption>
  rememberedDevices: RememberedDevices
  /** Null where the public address allows no passkeys. */
  passkeys: PasskeyServer | null
  provider: Provider | null
  flows: FlowCookie
  devices: DeviceCookie
  families: FamilyOperations
  isOwnOrigin: (origin: string) => boolean
  mails: MailQueue
  recordFamilyEvent: RecordFamilyEvent
  /** The version of Glowjar. */
  version: string
  failures: FailureRecorder
  operator: { name: string | null; contact: string | null }
  /** Logs failures that do not reach the response. */
  reportError: (message: string, error: unknown) => void
}

/** Dependencies of what mails links. */
export type LinkServices = Pick<AuthServices, 'db' | 'transact' | 'baseUrl' | 'localAccounts'> & { mailer: Mailer }

/** Dependencies of what hashes passwords, with the hasher of the request. */
export type PasswordServices = AuthServices & { passwords: PasswordHasher }

/** Runs the work of a request that hashes passwords. @throws AppError `busy` when too many such requests are waiting */
export const withPasswords = <T>(
  services: AuthServices,
  { signal }: Pick<RequestInfo, 'signal'>,
  work: (services: PasswordServices) => Promise<T>,
): Promise<T> => services.hashing.admit(signal, (passwords) => work({ ...services, passwords }))
