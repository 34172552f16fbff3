import type { Tx } from '#server/db/transaction.ts'

/** Which agents a token belongs to; none of the columns for all. */
type AgentFilter = Partial<Record<'family_id' | 'created_by' | 'id', string>>

/** Deletes API tokens and ends their agents, which stay, because acts name them. Returns how many tokens there were. */
const endTokens = async (tx: Tx, filter: AgentFilter, at: string): Promise<number> => {
  const ofTokens = { kind: 'token', ...filter } as const
  const { numDeletedRows } = await tx
    .deleteFrom('api_tokens')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('family_id', 'id'),
        'in',
        selectFrom('agents')
          .select(['agents.family_id', 'agents.id'])
          .where(({ and }) => and(ofTokens))
          .$asTuple('family_id', 'id'),
      ),
    )
    .executeTakeFirst()
  await tx
    .updateTable('agents')
    .set({ ended_at: at })
    .where(({ and }) => and(ofTokens))
    .where('ended_at', 'is', null)
    .execute()
  return Number(numDeletedRows)
}

/** Ends all API tokens of the installation at an instant (ISO 8601) and returns how many. */
export const endAllTokens = (tx: Tx, at: string): Promise<number> => endTokens(tx, {}, at)

/** Ends all API tokens of a member at an instant (ISO 8601) and returns how many. */
export const endTokensOf = (
  tx: Tx,
  { familyId, userId }: { familyId: string; userId: string },
  at: string,
): Promise<number> => endTokens(tx, { family_id: familyId, created_by: userId }, at)

/** Ends an API token at an instant (ISO 8601). Returns false when there is none with this id. */
export const endToken = async (tx: Tx, familyId: string, id: string, at: string): Promise<boolean> =>
  (await endTokens(tx, { family_id: familyId, id }, at)) === 1
