import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import { sessionDays } from '#shared/auth/rules.ts'
import { isLocale, type Locale } from '#shared/locale/locale.ts'
import type { Database } from '#server/db/connect.ts'
import type { Db } from '#server/db/transaction.ts'
import { asText, prepared } from '#server/db/prepared.ts'
import { iso } from '#server/ids.ts'
import { ensureFamily } from '#server/membership/family.ts'
import { dayMs } from '#shared/time/duration.ts'

/** The signed-in member of a family, as every handler sees them. */
export interface Member {
  sessionId: string
  userId: string
  name: string
  familyId: string
  role: 'owner' | 'caregiver'
  language: Locale
  timeZone: string
  /** Whether the family shows pictures from other sites. */
  pictures: boolean
  /** Whether the family lets the assistant ask a language model. */
  usesModel: boolean
}

/** Who a `Cookie` header stands for at an instant, or nobody. */
export type SessionLookup = (cookieHeader: string | undefined, now: number) => Promise<Member | null>

/** When a session that is used now runs out, if it is not used again. */
export const idleUntil = (now: number): string => iso(now + sessionDays.idle * dayMs)

/** The session cookie: its value is the token of a session, signed with the secret of the data folder. */
export interface SessionCookie {
  name: string
  /** The value to send back: in a `Cookie` header `name=value`. */
  sign(token: string): string
  /** A `Set-Cookie` header that signs in. */
  set(token: string): string
  /** A `Set-Cookie` header that signs out. */
  clear(): string
  /** The token of a `Cookie` header whose signature holds. */
  read(cookieHeader: string | undefined): string | null
}

const signatureOf = (token: string, key: KeyObject) => createHmac('sha256', key).update(token).digest('base64')

const valueOf = (header: string, name: string): string | null => {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return null
}

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

const verified = (value: string, key: KeyObject): string | null => {
  const dot = value.lastIndexOf('.')
  if (dot <= 0) return null
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1))
  const wanted = Buffer.from(signatureOf(token, key))
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
}

const mostKept = 5000

// A signature that held once holds for ever; whether the session does is asked at every request.
const keep = (proven: Map<string, string>, value: string, token: string) => {
  if (proven.size >= mostKept) proven.clear()
  proven.set(value, token)
}

/** The session cookie for the address the app is reached at: `__Host-` and `Secure` on https only. */
export const sessionCookie = (baseUrl: string, secret: string): SessionCookie => {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? '__Host-glowjar.session' : 'glowjar.session'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const key = createSecretKey(secret, 'utf8')
  const proven = new Map<string, string>()
  const sign = (token: string) => encodeURIComponent(`${token}.${signatureOf(token, key)}`)
  return {
    name,
    sign,
    set: (token) => `${name}=${sign(token)}; Max-Age=${(sessionDays.most * dayMs) / 1000}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read(header) {
      const value = header === undefined ? null : valueOf(header, name)
      if (value === null) return null
      const known = proven.get(value)
      if (known !== undefined) return known
      const text = decoded(value)
      const token = text === null ? null : verified(text, key)
      if (token !== null) keep(proven, value, token)
      return token
    },
  }
}

const sessionByToken = prepared<{ token: string }>()((db, { token }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) =>
      join.onRef('members.user_id', '=', 'sessions.user_id').on('members.removed_at', 'is', null),
    )
    .leftJoin('families', 'families.id', 'members.family_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.created_at', 'sessions.updated_at', 'sessions.expires_at'])
    .select(['users.name', 'users.language', 'members.family_id', 'members.role'])
    .select(['families.time_zone', 'families.pictures_since', 'families.model_since'])
    .where('sessions.token', '=', asText(token)),
)

const expired = (row: { created_at: string; expires_at: string }, now: number) =>
  row.expires_at <= iso(now) || Date.parse(row.created_at) + sessionDays.most * dayMs <= now

interface Services {
  db: Database['db']
  transact: Database['transact']
  cookie: SessionCookie
}

/**
 * Finds the member of a session by one indexed join; nothing is cached, so whoever was removed or signed out is refused
 * by the very next request. Marks the use of a session once a day and makes a missing family good.
 */
export const createSessionLookup = ({ db, transact, cookie }: Services): SessionLookup => {
  const find = async (by: Db, token: string) => (await sessionByToken(by, { token })).rows[0]

  const markUse = (sessionId: string, now: number) =>
    transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ updated_at: iso(now), expires_at: idleUntil(now) })
        .where('id', '=', sessionId)
        .execute(),
    )

  // For a session that has not ended meanwhile: what is refused changes nothing.
  const mended = (token: string, now: number) =>
    transact(async (tx) => {
      const row = await find(tx, token)
      if (!row) return row
      await ensureFamily(tx, row.user_id, now)
      return find(tx, token)
    })

  return async (cookieHeader, now) => {
    const token = cookie.read(cookieHeader)
    if (token === null) return null
    let row = await find(db, token)
    if (!row || expired(row, now)) return null
    if (Date.parse(row.updated_at) + dayMs <= now) await markUse(row.id, now)
    if (row.family_id === null) row = await mended(token, now)
    if (!row || row.family_id === null || row.role === null || row.time_zone === null) return null
    return {
      sessionId: row.id,
      userId: row.user_id,
      name: row.name,
      familyId: row.family_id,
      role: row.role,
      language: isLocale(row.language) ? row.language : 'en',
      timeZone: row.time_zone,
      pictures: row.pictures_since !== null,
      usesModel: row.model_since !== null,
    }
  }
}
