import { randomBytes } from 'node:crypto'
import * as contract from '#shared/second-factor/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import { queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { normalizeCode } from './totp.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { deleteRememberedDevices } from './remembered-devices.ts'
import { findStepOfCode, toSecretPlace } from './second-factor.ts'
import {
  deleteSecondFactor,
  enableSecondFactor,
  findLossOfFactor,
  findSecondFactor,
  upsertUnconfirmedFactor,
} from './second-factor-store.ts'
import type { AuthServices } from './services.ts'
import { findCredential } from './store.ts'
import { formatOtpauthUri, toBase32 } from './totp.ts'

const secretBytes = 20

const findFactorOfLockedUser = async (tx: Tx, userId: string, now: number) => {
  orThrow(await lockUser(tx, userId, now), 'signed_out')
  return findSecondFactor(tx, userId)
}

const setUpFactor = async ({ db, transact, factorEncryption }: AuthServices, userId: string, now: number) => {
  const { email } = orThrow(await findCredential(db, { userId }), 'no_password')
  const bytes = randomBytes(secretBytes)
  const encrypted = factorEncryption.encrypt(bytes.toString('base64url'), toSecretPlace(userId))
  await transact(async (tx) => {
    const factor = await findFactorOfLockedUser(tx, userId, now)
    if (factor && factor.enabled_at !== null) throw new AppError('second_factor_on')
    await upsertUnconfirmedFactor(tx, userId, encrypted, now)
  })
  const secret = toBase32(bytes)
  return { secret, uri: formatOtpauthUri(secret, email) }
}

interface Person {
  userId: string
  userAgent: string | undefined
}

const confirmFactor = (services: AuthServices, { userId, userAgent }: Person, code: string, now: number) =>
  services.transact(async (tx) => {
    const factor = orThrow(await findFactorOfLockedUser(tx, userId, now), 'second_factor_off')
    if (factor.enabled_at !== null) throw new AppError('second_factor_on')
    const step = orThrow(findStepOfCode(services, factor, normalizeCode(code), now), 'second_factor_wrong')
    await enableSecondFactor(tx, userId, step, now)
    await deleteRememberedDevices(tx, userId)
    await recordAccountEvent(tx, { userId, kind: 'second_factor_on', userAgent }, now)
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) }
  })

const assertFactorOn = async (tx: Tx, userId: string, now: number) => {
  const factor = await findFactorOfLockedUser(tx, userId, now)
  if (!factor || factor.enabled_at === null) throw new AppError('second_factor_off')
}

/** Returns the routes of the second factor in the settings. */
export const secondFactorRoutes = (services: AuthServices): Route[] => [
  queryRoute(contract.getSecondFactor, async ({ member: { userId }, db }) => ({
    enabledAt: (await findSecondFactor(db, userId))?.enabled_at ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    lostAt: await findLossOfFactor(db, userId),
  })),
  routeWithoutTransaction(contract.setUpSecondFactor, async ({ member, now }) =>
    setUpFactor(services, member.userId, now),
  ),
  routeWithoutTransaction(contract.confirmSecondFactor, async ({ member: { userId }, body, request, now }) =>
    confirmFactor(services, { userId, userAgent: request.header('user-agent') }, body.code, now),
  ),
  routeWithoutTransaction(contract.renewRecoveryCodes, async ({ member, now }) =>
    services.transact(async (tx) => {
      await assertFactorOn(tx, member.userId, now)
      await deleteRememberedDevices(tx, member.userId)
      return { recoveryCodes: await replaceRecoveryCodes(tx, member.userId) }
    }),
  ),
  routeWithoutTransaction(contract.deleteSecondFactor, async ({ member: { userId }, request, now }) =>
    services.transact(async (tx) => {
      await assertFactorOn(tx, userId, now)
      await deleteSecondFactor(tx, userId)
      const userAgent = request.header('user-agent')
      await recordAccountEvent(tx, { userId, kind: 'second_factor_off', userAgent }, now)
    }),
  ),
]
