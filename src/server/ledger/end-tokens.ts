import type { Tx } from '#server/db/transaction.ts'

interface Maker {
  familyId: string
  userId: string
}

const selectOpenTokens = (tx: Tx, { familyId, userId }: Maker) =>
  tx
    .selectFrom('agents')
    .select('id')
    .where(({ and }) => and({ family_id: familyId, created_by: userId, kind: 'token' }))
    .where('ended_at', 'is', null)

/** Ends all API tokens of a member at an instant (ISO 8601) and returns how many; the agents stay, because acts name them. */
export const endTokensOf = async (tx: Tx, maker: Maker, at: string): Promise<number> => {
  const { familyId } = maker
  await tx
    .deleteFrom('api_tokens')
    .where('family_id', '=', familyId)
    .where('id', 'in', selectOpenTokens(tx, maker))
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('agents')
    .set({ ended_at: at })
    .where('family_id', '=', familyId)
    .where('id', 'in', selectOpenTokens(tx, maker))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends an API token at an instant (ISO 8601). Returns false when there is none with this id. */
export const endToken = async (tx: Tx, familyId: string, id: string, at: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('api_tokens')
    .where(({ and }) => and({ family_id: familyId, id }))
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await tx
    .updateTable('agents')
    .set({ ended_at: at })
    .where(({ and }) => and({ family_id: familyId, id }))
    .execute()
  return true
}
