import type { FamilyEventKind } from '#shared/security/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { endToken } from './end-tokens.ts'
import type { RecordFamilyEvent } from './family-events.ts'

/** Whose access to a family is revoked, by which member (null for the operator), when, and how that is recorded. */
export interface Revocation {
  familyId: string
  userId: string
  by: string | null
  now: number
  record: RecordFamilyEvent
}

/** Records in the security log that something of each id was revoked. */
export const recordRevoked = async (
  tx: Tx,
  { familyId, by, now, record }: Revocation,
  kind: FamilyEventKind,
  revoked: readonly { id: string }[],
): Promise<void> => {
  for (const { id } of revoked) await record(tx, { familyId, userId: by, kind, subjectId: id }, now)
}

/** Revokes the API tokens of a member and records each in the security log. Returns how many there were. */
export const revokeTokensOf = async (tx: Tx, revocation: Revocation) => {
  const { familyId, userId, now } = revocation
  const tokens = await tx
    .selectFrom('agents')
    .select('id')
    .where(({ and }) => and({ family_id: familyId, created_by: userId, kind: 'token', ended_at: null }))
    .execute()
  for (const { id } of tokens) await endToken(tx, familyId, id, toIso(now))
  await recordRevoked(tx, revocation, 'token_revoked', tokens)
  return tokens.length
}

/** Revokes the open invitations of a member and records each in the security log. */
export const revokeInvitationsOf = async (tx: Tx, revocation: Revocation) => {
  const { familyId, userId } = revocation
  const invitations = await tx
    .deleteFrom('invitations')
    .where(({ and }) => and({ family_id: familyId, created_by: userId, accepted_at: null }))
    .returning('id')
    .execute()
  await recordRevoked(tx, revocation, 'invitation_revoked', invitations)
}
