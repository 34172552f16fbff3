import type { Scope } from '#shared/contract/endpoint.ts'
import type { ApiToken } from '#shared/tokens/contract.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

/** Returns the API tokens of a family, newest first. */
export const listTokens = async (db: Db, familyId: string): Promise<ApiToken[]> => {
  const rows = await db
    .selectFrom('api_tokens as t')
    .innerJoin('agents', (join) => join.onRef('agents.family_id', '=', 't.family_id').onRef('agents.id', '=', 't.id'))
    .select(['agents.id', 'agents.name', 'agents.created_by as createdBy', 'agents.created_at as createdAt'])
    .select(['t.scopes', 't.child_ids', 't.expires_at as expiresAt', 't.last_used_at as lastUsedAt'])
    .where('t.family_id', '=', familyId)
    .orderBy('t.id', 'desc')
    .execute()
  return rows.map(({ scopes, child_ids: childIds, ...row }) => ({
    ...row,
    scopes: JSON.parse(scopes) as Scope[],
    childIds: childIds === null ? null : (JSON.parse(childIds) as string[]),
  }))
}

/** Returns whether a user is a member of a family now. */
export const isMember = async (db: Db, familyId: string, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('members')
    .select('user_id')
    .where(({ and }) => and({ family_id: familyId, user_id: userId, removed_at: null }))
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the ids of the children of a family. */
export const listChildIds = async (db: Db, familyId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('children').select('id').where('family_id', '=', familyId).execute()
  return new Set(rows.map(({ id }) => id))
}

type NewToken = Omit<ApiToken, 'lastUsedAt'> & { familyId: string; tokenHash: string }

/** Inserts an API token and its agent. */
export const insertToken = async (tx: Tx, token: NewToken): Promise<void> => {
  const key = { family_id: token.familyId, id: token.id }
  const agent = { kind: 'token', name: token.name, created_by: token.createdBy, created_at: token.createdAt } as const
  await tx
    .insertInto('agents')
    .values({ ...key, ...agent })
    .execute()
  const access = {
    token_hash: token.tokenHash,
    scopes: JSON.stringify(token.scopes),
    child_ids: token.childIds && JSON.stringify(token.childIds),
    expires_at: token.expiresAt,
  }
  await tx
    .insertInto('api_tokens')
    .values({ ...key, ...access })
    .execute()
}
