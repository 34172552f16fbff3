import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#shared/second-factor/rules.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { hashToken } from '#server/tokens.ts'

// Crockford's base32: no letter is mistaken for a digit.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 24

const createCode = (): string => {
  const letters = Array.from(randomBytes(codeLength), (byte) => alphabet.charAt(byte % alphabet.length))
  return letters.join('').replaceAll(/(.{4})(?!$)/g, '$1-')
}

const normalizeCode = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

// 120 random bits need no slow hash.
const hashCode = (code: string): string => hashToken(`recovery-code:${normalizeCode(code)}`)

/** Deletes the recovery codes of a user. */
export const deleteRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Replaces the recovery codes of a user. Returns the new ones, of which only hashes are stored. */
export const replaceRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, createCode)
  await deleteRecoveryCodes(tx, userId)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) }))
  await tx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Deletes a recovery code of a user, however it is spelled. Returns false when there is none. */
export const consumeRecoveryCode = async (tx: Tx, userId: string, code: string): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('recovery_codes')
    .where(({ and }) => and({ user_id: userId, code_hash: hashCode(code) }))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Returns how many recovery codes a user has left. */
export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> =>
  (await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()).length
