import { createMember } from '#server/testing/factories.ts'
import type { Database } from '#server/db/connect.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { iso, newId } from '#server/ids.ts'
import { readSecret } from '#server/secret.ts'

/** A family with one child and one member, who is signed in. */
export interface Family {
  familyId: string
  userId: string
  childId: string
  cookie: string
}

const atOnce = 500

/** Makes families in a database; the app that serves them has its secret in the folder. */
export const seedFamilies = async (database: Database, folder: string, count: number): Promise<Family[]> => {
  const cookies = createSessionCookie('http://localhost', readSecret(folder))
  const make = async (): Promise<Family> => {
    const now = Date.now()
    const { token, ...member } = await createMember(database, {}, now)
    const child = { family_id: member.familyId, id: newId(now), name: 'Mia', quick_list: '[]', created_at: iso(now) }
    await database.transact((tx) => tx.insertInto('children').values(child).execute())
    return { ...member, childId: child.id, cookie: `${cookies.name}=${cookies.sign(token)}` }
  }
  const made: Family[] = []
  while (made.length < count) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - made.length) }, make))))
  }
  return made
}
