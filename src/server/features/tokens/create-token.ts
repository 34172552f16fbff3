import type { ParsedInput, ResponseBody } from '#shared/contract/endpoint.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { createApiToken } from '#shared/tokens/contract.ts'
import { tokenLimits } from '#shared/tokens/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { newId, toIso } from '#server/ids.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { lockSignedInUser } from '#server/ledger/lock-signed-in-user.ts'
import { lockFamily } from '#server/ledger/membership-locks.ts'
import { hashToken, newFamilyToken } from '#server/tokens.ts'
import { insertToken, isMember, listChildIds, listTokens } from './store.ts'

interface Maker {
  familyId: string
  userId: string
  sessionId: string | null
}

// Anew under the locks: the account may just have been disabled, signed out or removed.
const assertMayCreate = async (tx: Tx, maker: Maker, childIds: readonly string[], now: number) => {
  const { familyId, userId } = maker
  await lockSignedInUser(tx, maker, now)
  await lockFamily(tx, familyId)
  if (!(await isMember(tx, familyId, userId))) throw new AppError('signed_out')
  const own = (await listTokens(tx, familyId)).filter(({ createdBy }) => createdBy === userId)
  if (own.length >= tokenLimits.perMember) throw new AppError('too_many_tokens')
  const children = await listChildIds(tx, familyId)
  if (!childIds.every((id) => children.has(id))) throw new AppError('not_found')
}

/**
 * Inserts an API token of a member, of which only the hash is stored, and returns it.
 * @throws AppError `signed_out` (no longer a member, signed out or disabled), `too_many_tokens`, `not_found` (a child)
 */
export const createToken = async (
  tx: Tx,
  record: RecordFamilyEvent,
  maker: Maker,
  { name, scopes, childIds, days }: ParsedInput<typeof createApiToken>['body'],
  now: number,
): Promise<ResponseBody<typeof createApiToken>> => {
  await assertMayCreate(tx, maker, childIds ?? [], now)
  const token = newFamilyToken(maker.familyId)
  const row = {
    id: newId(now),
    name,
    scopes: [...new Set(scopes)],
    childIds: childIds && [...new Set(childIds)],
    createdBy: maker.userId,
    createdAt: toIso(now),
    expiresAt: days === null ? null : toIso(now + days * dayMs),
  }
  const { familyId, userId } = maker
  await insertToken(tx, { ...row, familyId, tokenHash: hashToken(token) })
  await record(tx, { familyId, userId, kind: 'token_created', subjectId: row.id }, now)
  return { ...row, lastUsedAt: null, token }
}
