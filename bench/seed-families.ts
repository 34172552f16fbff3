import { insertMemberWithSession } from '#server/testing/factories.ts'
import type { Database } from '#server/db/connect.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { toIso, newId } from '#server/ids.ts'
import { readOrCreateSecret } from '#server/secret.ts'

/** A family with one child and one signed-in member. */
export interface Family {
  familyId: string
  userId: string
  childId: string
  /** The `Cookie` header of the member. */
  cookie: string
}

const batchSize = 500

/** Inserts `count` families into a database and returns them; their cookies are signed with the secret in the data folder. */
export const seedFamilies = async (database: Database, folder: string, count: number): Promise<Family[]> => {
  const cookies = createSessionCookie('http://localhost', readOrCreateSecret(folder))
  const createFamily = async (): Promise<Family> => {
    const now = Date.now()
    const { token, ...member } = await insertMemberWithSession(database, {}, now)
    const child = { family_id: member.familyId, id: newId(now), name: 'Mia', quick_list: '[]', created_at: toIso(now) }
    await database.transact((tx) => tx.insertInto('children').values(child).execute())
    return { ...member, childId: child.id, cookie: `${cookies.name}=${cookies.sign(token)}` }
  }
  const families: Family[] = []
  while (families.length < count) {
    const batch = Array.from({ length: Math.min(batchSize, count - families.length) }, createFamily)
    families.push(...(await Promise.all(batch)))
  }
  return families
}
