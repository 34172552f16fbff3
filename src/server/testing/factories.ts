import { addChild, type Child } from '#shared/children/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import type { Database } from '#server/db/connect.ts'
import { idleUntil } from '#server/http/session.ts'
import { iso, newId } from '#server/ids.ts'
import { makeFamily } from '#server/membership/family.ts'

/** Makes a user with a session, in a family of their own or in the given one. */
export const makeMember = async (
  { transact }: Database,
  as: { name?: string; timeZone?: string; familyId?: string },
  now: number,
): Promise<{ userId: string; familyId: string; token: string }> => {
  const userId = newId(now)
  const token = newId(now)
  const at = iso(now)
  const name = as.name ?? 'Ana'
  return transact(async (tx) => {
    await tx
      .insertInto('users')
      .values({
        id: userId,
        name,
        email: `${userId}@example.org`,
        email_verified: 0,
        language: 'en',
        created_at: at,
        updated_at: at,
      })
      .execute()
    await tx
      .insertInto('sessions')
      .values({ id: newId(now), user_id: userId, token, expires_at: idleUntil(now), created_at: at, updated_at: at })
      .execute()
    if (as.familyId === undefined) {
      const familyId = await makeFamily(tx, { name, timeZone: as.timeZone ?? 'UTC', owner: userId }, now)
      return { userId, familyId, token }
    }
    await tx
      .insertInto('members')
      .values({ family_id: as.familyId, user_id: userId, role: 'caregiver', created_at: at })
      .execute()
    return { userId, familyId: as.familyId, token }
  })
}

/** Adds a child through the API. */
export const someChild = (call: Call, name = 'Mia'): Promise<Child> => call(addChild, { body: { name } })

/** Awards points through the API. */
export const award = (call: Call, childId: string, points = 10, title = 'Fed the cat') =>
  call(recordBehavior, { body: { childId, type: 'reward', title, points } })
