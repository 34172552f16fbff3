import { rememberedDeviceDays } from '#shared/second-factor/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { createHostCookie } from '#server/http/host-cookie.ts'
import { toIso } from '#server/ids.ts'
import { hashToken, newToken } from '#server/tokens.ts'

export type RememberedDevices = ReturnType<typeof createRememberedDevices>

/** Creates the record of browsers in which a user is not asked for the second factor again; several users can share one. */
export const createRememberedDevices = (baseUrl: string) => {
  const cookie = createHostCookie(baseUrl, 'remembered')
  const hashOf = (cookieHeader: string | undefined) => hashToken(cookie.read(cookieHeader) ?? '')
  return {
    /** Returns whether the browser of a `Cookie` header is remembered for a user. */
    async has(db: Db, userId: string, cookieHeader: string | undefined, now: number): Promise<boolean> {
      const row = await db
        .selectFrom('remembered_devices')
        .select('user_id')
        .where(({ and }) => and({ user_id: userId, token_hash: hashOf(cookieHeader) }))
        .where('expires_at', '>', toIso(now))
        .executeTakeFirst()
      return row !== undefined
    },
    /** Remembers a browser for a user, under a new token. Returns the `Set-Cookie` header. */
    async add(tx: Tx, userId: string, cookieHeader: string | undefined, now: number): Promise<string> {
      const token = newToken()
      const token_hash = hashToken(token)
      await tx.deleteFrom('remembered_devices').where('expires_at', '<=', toIso(now)).execute()
      await tx
        .updateTable('remembered_devices')
        .set({ token_hash })
        .where('token_hash', '=', hashOf(cookieHeader))
        .where('user_id', '!=', userId)
        .execute()
      const expires_at = toIso(now + rememberedDeviceDays * dayMs)
      await tx.insertInto('remembered_devices').values({ user_id: userId, token_hash, expires_at }).execute()
      return cookie.set(token, (rememberedDeviceDays * dayMs) / 1000)
    },
  }
}

/** Deletes the remembered browsers of a user. */
export const deleteRememberedDevices = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('remembered_devices').where('user_id', '=', userId).execute()
}
