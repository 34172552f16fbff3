import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { findSecondFactor, isSecondFactorOn, recordUsedStep } from './second-factor-store.ts'
import type { AuthServices } from '#server/features/auth/services.ts'
import { findTotpStep, isTotpCode, normalizeCode } from './totp.ts'

/** Returns the place to which the encrypted secret of a user is bound. */
export const toSecretPlace = (userId: string): string => `second_factors/${userId}`

type SecretReader = Pick<AuthServices, 'factorEncryption'>

/** Returns the time step of a code, if it is right and later than the last one used; undefined otherwise. */
export const findStepOfCode = (
  { factorEncryption }: SecretReader,
  row: { user_id: string; secret: string; last_step: number },
  code: string,
  now: number,
): number | undefined => {
  const secret = factorEncryption.decrypt(row.secret, toSecretPlace(row.user_id))
  if (secret === null) return undefined
  return findTotpStep(Buffer.from(secret, 'base64url'), code, { now, lastStep: row.last_step })
}

const consumeCode = async (tx: Tx, reader: SecretReader, userId: string, code: string, now: number) => {
  const digits = normalizeCode(code)
  if (!isTotpCode(digits)) return consumeRecoveryCode(tx, userId, code)
  const row = await findSecondFactor(tx, userId)
  const step = row && findStepOfCode(reader, row, digits, now)
  return step !== undefined && recordUsedStep(tx, userId, step)
}

interface FactorCheck {
  /** Consumes the code in the transaction of the sign-in. Returns a `Set-Cookie` header if the device is remembered. */
  complete(tx: Tx): Promise<string | undefined>
  /** Takes the attempt back from the limit; to be called after the commit. */
  markCorrect(): Promise<void>
}

const noFactor: FactorCheck = { complete: async () => undefined, markCorrect: async () => undefined }

/** Returns whether a password needs a code of the second factor: the user has one, and this browser is not remembered. */
export const needsSecondFactor = async (
  { db, rememberedDevices }: AuthServices,
  userId: string,
  request: RequestInfo,
  now: number,
): Promise<boolean> => {
  if (!(await isSecondFactorOn(db, userId))) return false
  return !(await rememberedDevices.has(db, userId, request.header('cookie'), now))
}

interface SecondFactorInput {
  code?: string | undefined
  rememberDevice?: boolean | undefined
  /** Whether nobody has signed in to the account from this browser: the password alone is then an event of the account. */
  isNewBrowser?: boolean
}

/**
 * Checks whether a user whose password was right needs a second factor in this browser, and counts the attempt.
 * @throws AppError `second_factor_required`, `too_many_requests`; `complete`: `second_factor_wrong`
 */
export const requireSecondFactor = async (
  services: AuthServices,
  userId: string,
  { code, rememberDevice, isNewBrowser }: SecondFactorInput,
  request: RequestInfo,
  now: number,
): Promise<FactorCheck> => {
  const { limits, rememberedDevices } = services
  if (!(await needsSecondFactor(services, userId, request, now))) return noFactor
  const userAgent = request.header('user-agent')
  if (code === undefined) {
    if (isNewBrowser === true) services.failures.record({ userId, kind: 'second_factor_missing', userAgent }, now)
    throw new AppError('second_factor_required')
  }
  const { markCorrect } = await limits.secondFactor(userId)
  return {
    async complete(tx) {
      if (!(await consumeCode(tx, services, userId, code, now))) {
        // Not in this transaction, which the error rolls back.
        services.failures.record({ userId, kind: 'second_factor_wrong', userAgent }, now)
        throw new AppError('second_factor_wrong')
      }
      return rememberDevice === true ? rememberedDevices.add(tx, userId, request.header('cookie'), now) : undefined
    },
    markCorrect,
  }
}
