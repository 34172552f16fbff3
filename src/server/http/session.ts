import { sessionDays } from '#shared/auth/rules.ts'
import type { Scope } from '#shared/contract/endpoint.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { WeekStart } from '#shared/time/day.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { Database } from '#server/db/connect.ts'
import type { ReportError } from '#server/error-reporter.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { memberColumns, selectChildVersion, toMemberSettings } from '#server/db/member-row.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import { toIso } from '#server/ids.ts'
import type { SessionCookie } from './session-cookie.ts'

/** The signed-in member of a family that a request belongs to. */
export interface Member {
  /** Null for a request with an API token. */
  sessionId: string | null
  userId: string
  name: string
  familyId: string
  role: 'owner' | 'caregiver'
  language: Locale
  /** When the user last proved who they are, in ISO 8601; null if unknown. */
  authenticatedAt: string | null
  timeZone: string
  weekStart: WeekStart
  /** Whether the family shows pictures from other sites. */
  pictures: boolean
  /** Whether the family allows the assistant to use a language model. */
  usesModel: boolean
  /** Whether the account is only left over from a removal and may not use the family. */
  isRemoved: boolean
  /** Id of the agent that the member uses, such as an API token; null in the app. */
  via: string | null
  /** What the API token may do; null in the app, where a member may do everything. */
  scopes: readonly Scope[] | null
  /** The children that exist for the caller; null for all. */
  childIds: readonly string[] | null
}

/** The member of a session, and the version of a child, which is read along with it to save a statement. */
export interface MemberAndChildVersion {
  member: Member
  /** Version of the child that was asked for; null when the family has no such child. */
  childVersion: number | null
}

/** Returns the member whose session a `Cookie` header names at an instant, or null. */
export type SessionLookup = (
  cookieHeader: string | undefined,
  now: number,
  childId?: string | null,
) => Promise<MemberAndChildVersion | null>

/** Returns the instant at which a session that is used now expires, if it is not used again. */
export const computeSessionExpiry = (now: number): string => toIso(now + sessionDays.idle * dayMs)

const selectSession = createPreparedQuery<{ tokenHash: string; childId: string | null }>()((db, slots) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) =>
      join.onRef('members.user_id', '=', 'sessions.user_id').on('members.removed_at', 'is', null),
    )
    .leftJoin('families', 'families.id', 'members.family_id')
    .select(['sessions.id', 'sessions.created_at', 'sessions.updated_at', 'sessions.expires_at'])
    .select('sessions.authenticated_at')
    .select(memberColumns)
    .select(selectChildVersion(slots.childId))
    .where('sessions.token_hash', '=', castToText(slots.tokenHash))
    .where('users.disabled_at', 'is', null),
)

// In the app, a member may do everything.
const allowedInApp = { via: null, scopes: null, childIds: null }

const findSession = async (on: Db, tokenHash: string, childId: string | null) =>
  (await selectSession(on, { tokenHash, childId })).rows[0]

const isExpired = (row: { created_at: string; expires_at: string }, now: number) =>
  Date.parse(row.expires_at) <= now || Date.parse(row.created_at) + sessionDays.max * dayMs <= now

/** Returns whether an account is only left over from a removal, see features/families. */
export type RemovalLookup = (db: Db, membership: { removedAt: string | null; familyId: string }) => Promise<boolean>

interface Services {
  db: Database['db']
  transact: Database['transact']
  cookie: SessionCookie
  /** Creates a family for a user who is in none. */
  ensureFamily: (tx: Tx, userId: string, now: number) => Promise<void>
  isRemoved: RemovalLookup
  reportError: ReportError
}

/** Creates the function that records the use of a session; reads work also while nothing can be stored. */
const createUseRecorder =
  ({ transact, reportError }: Pick<Services, 'transact' | 'reportError'>) =>
  (sessionId: string, now: number) =>
    transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ updated_at: toIso(now), expires_at: computeSessionExpiry(now) })
        .where('id', '=', sessionId)
        .execute(),
    ).catch((error: unknown) => reportError('the use of a session was not recorded', error))

/**
 * Creates the function that finds the session of a request with one indexed join. Nothing is cached, so that a removed
 * member or an ended session is rejected by the next request. Records the use of a session once a day, and creates a
 * missing family.
 */
export const createSessionLookup = (services: Services): SessionLookup => {
  const { db, transact, cookie, ensureFamily, isRemoved } = services
  const recordUse = createUseRecorder(services)

  // Only for a session that still exists: a rejected request changes nothing.
  const findWithFamily = (hash: string, now: number) =>
    transact(async (tx) => {
      const row = await findSession(tx, hash, null)
      if (!row) return row
      await ensureFamily(tx, row.user_id, now)
      return findSession(tx, hash, null)
    })

  return async (cookieHeader, now, childId = null) => {
    const hash = cookie.readTokenHash(cookieHeader)
    if (hash === null) return null
    let row = await findSession(db, hash, childId)
    if (!row || isExpired(row, now)) return null
    if (Date.parse(row.updated_at) + dayMs <= now) await recordUse(row.id, now)
    if (row.family_id === null) row = await findWithFamily(hash, now)
    if (!row || row.family_id === null || row.role === null) return null
    const { family_id, role, time_zone, week_start } = row
    if (time_zone === null || week_start === null) return null
    const settings = toMemberSettings({ ...row, family_id, role, time_zone, week_start })
    const removal = { isRemoved: await isRemoved(db, { removedAt: row.removed_at, familyId: family_id }) }
    const session = { sessionId: row.id, authenticatedAt: row.authenticated_at }
    return {
      member: { ...session, ...settings, ...removal, ...allowedInApp },
      childVersion: row.child_version,
    }
  }
}
