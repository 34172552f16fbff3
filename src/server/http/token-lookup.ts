import type { Scope } from '#shared/contract/endpoint.ts'
import { hourMs } from '#shared/time/duration.ts'
import type { Database } from '#server/db/connect.ts'
import type { ReportError } from '#server/error-reporter.ts'
import { memberColumns, selectChildVersion, toMemberSettings } from '#server/db/member-row.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import { AppError } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { hashToken, readFamilyOfToken } from '#server/tokens.ts'
import type { MemberAndChildVersion, RemovalLookup } from './session.ts'

const selectToken = createPreparedQuery<{ familyId: string; tokenHash: string; childId: string | null }>()(
  (db, slots) =>
    db
      .selectFrom('api_tokens as t')
      .innerJoin('agents as a', (join) => join.onRef('a.family_id', '=', 't.family_id').onRef('a.id', '=', 't.id'))
      .innerJoin('members', (join) =>
        join
          .onRef('members.family_id', '=', 'a.family_id')
          .onRef('members.user_id', '=', 'a.created_by')
          .on('members.removed_at', 'is', null),
      )
      .innerJoin('users', 'users.id', 'members.user_id')
      .innerJoin('families', 'families.id', 't.family_id')
      .select(['t.id', 't.scopes', 't.child_ids', 't.expires_at', 't.last_used_at'])
      .select(memberColumns)
      .select(selectChildVersion(slots.childId))
      .where('t.family_id', '=', castToText(slots.familyId))
      .where('t.token_hash', '=', castToText(slots.tokenHash))
      .where('users.disabled_at', 'is', null),
)

const isExpired = ({ expires_at: expiresAt }: { expires_at: string | null }, now: number) =>
  expiresAt !== null && Date.parse(expiresAt) <= now

const isUseMarked = ({ last_used_at: at }: { last_used_at: string | null }, now: number) =>
  at !== null && Date.parse(at) + hourMs > now

type TokenRow = Awaited<ReturnType<typeof selectToken>>['rows'][number]

const toMember = (row: TokenRow, isRemoved: boolean): MemberAndChildVersion => ({
  member: {
    ...toMemberSettings(row),
    sessionId: null,
    // A token never passes where a recent sign-in is needed.
    authenticatedAt: null,
    isRemoved,
    via: row.id,
    scopes: JSON.parse(row.scopes) as Scope[],
    childIds: row.child_ids === null ? null : (JSON.parse(row.child_ids) as string[]),
  },
  childVersion: row.child_version,
})

/** Returns the member whose API token an `Authorization` header contains; null when it contains none. */
export type TokenLookup = (
  authorization: string,
  now: number,
  childId?: string | null,
) => Promise<MemberAndChildVersion | null>

interface Services extends Pick<Database, 'db' | 'transact'> {
  isRemoved: RemovalLookup
  reportError: ReportError
}

const bearerPattern = /^bearer +(gj_\S*) *$/i

/**
 * Creates the function that finds the member who created the API token of a request, with what the token may do. Nothing
 * is cached, so that a revoked token or a removed member is rejected by the next request. Records the use once an hour.
 * It throws AppError `invalid_token` for a token of ours that is not valid; other `Authorization` headers are ignored,
 * because a reverse proxy may have asked for them.
 */
export const createTokenLookup =
  ({ db, transact, isRemoved, reportError }: Services): TokenLookup =>
  async (authorization, now, childId = null) => {
    const token = bearerPattern.exec(authorization)?.[1]
    if (token === undefined) return null
    const familyId = readFamilyOfToken(token)
    if (familyId === null) throw new AppError('invalid_token')
    const row = (await selectToken(db, { familyId, tokenHash: hashToken(token), childId })).rows[0]
    if (!row || isExpired(row, now)) throw new AppError('invalid_token')
    if (!isUseMarked(row, now)) {
      // Reads work also while nothing can be stored.
      await transact((tx) =>
        tx
          .updateTable('api_tokens')
          .set({ last_used_at: toIso(now) })
          .where(({ and }) => and({ family_id: familyId, id: row.id }))
          .execute(),
      ).catch((error: unknown) => reportError('the use of an API token was not recorded', error))
    }
    return toMember(row, await isRemoved(db, { removedAt: row.removed_at, familyId }))
  }
