import { randomBytes } from 'node:crypto'
import * as contract from '#shared/second-factor/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import type { Member } from '#server/http/session.ts'
import { queryRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { transactSignedIn } from '#server/ledger/lock-signed-in-user.ts'
import { changeSignIn } from '#server/features/auth/change-sign-in.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { deleteRememberedDevices } from './remembered-devices.ts'
import { findStepOfCode, toSecretPlace } from './second-factor.ts'
import {
  deleteSecondFactor,
  enableSecondFactor,
  findLossOfFactor,
  findSecondFactor,
  isSecondFactorOn,
  upsertUnconfirmedFactor,
} from './second-factor-store.ts'
import type { AuthServices } from '#server/features/auth/services.ts'
import { findCredential } from '#server/features/auth/store.ts'
import { formatSecret, normalizeCode } from './totp.ts'

const secretBytes = 20

const setUpFactor = async (services: AuthServices, member: Member, now: number) => {
  const { userId } = member
  const { db, transact, factorEncryption, localAccounts } = services
  if (!localAccounts) throw new AppError('local_accounts_off')
  const { email } = orThrow(await findCredential(db, { userId }), 'no_password')
  const bytes = randomBytes(secretBytes)
  const encrypted = factorEncryption.encrypt(bytes.toString('base64url'), toSecretPlace(userId))
  await transactSignedIn(transact, member, now, async (tx) => {
    if (await isSecondFactorOn(tx, userId)) throw new AppError('second_factor_on')
    await upsertUnconfirmedFactor(tx, userId, encrypted, now)
  })
  return formatSecret(bytes, email)
}

const confirmFactor = async (services: AuthServices, tx: Tx, userId: string, code: string, now: number) => {
  const factor = orThrow(await findSecondFactor(tx, userId), 'second_factor_off')
  if (factor.enabled_at !== null) throw new AppError('second_factor_on')
  const step = orThrow(findStepOfCode(services, factor, normalizeCode(code), now), 'second_factor_wrong')
  await enableSecondFactor(tx, userId, step, now)
  await deleteRememberedDevices(tx, userId)
  return { recoveryCodes: await replaceRecoveryCodes(tx, userId) }
}

const assertFactorOn = async (tx: Tx, userId: string) => {
  if (!(await isSecondFactorOn(tx, userId))) throw new AppError('second_factor_off')
}

/** Returns the routes of the second factor in the settings. */
export const secondFactorRoutes = (services: AuthServices): Route[] => [
  queryRoute(contract.getSecondFactor, async ({ member: { userId }, db }) => ({
    enabledAt: (await findSecondFactor(db, userId))?.enabled_at ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    lostAt: await findLossOfFactor(db, userId),
  })),
  routeWithoutTransaction(contract.setUpSecondFactor, async ({ member, now }) => setUpFactor(services, member, now)),
  routeWithoutTransaction(contract.confirmSecondFactor, async ({ member, body, request, now }) => {
    return changeSignIn(
      services,
      { member, kind: 'second_factor_on', request },
      (tx) => confirmFactor(services, tx, member.userId, body.code, now),
      now,
    )
  }),
  routeWithoutTransaction(contract.renewRecoveryCodes, async ({ member, request, now }) => {
    const { userId } = member
    const renew = async (tx: Tx) => {
      await assertFactorOn(tx, userId)
      await deleteRememberedDevices(tx, userId)
      return { recoveryCodes: await replaceRecoveryCodes(tx, userId) }
    }
    return changeSignIn(services, { member, kind: 'recovery_codes_renewed', request }, renew, now)
  }),
  routeWithoutTransaction(contract.deleteSecondFactor, async ({ member, request, now }) => {
    const { userId } = member
    const turnOff = async (tx: Tx) => {
      await assertFactorOn(tx, userId)
      await deleteSecondFactor(tx, userId)
    }
    await changeSignIn(services, { member, kind: 'second_factor_off', request }, turnOff, now)
  }),
]
