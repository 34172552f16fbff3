import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { addChild } from '#shared/children/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { connect } from '#server/db/connect.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { insertMemberWithSession } from '#server/testing/factories.ts'

/** A data folder with one family, on which the app can be started. */
export interface DataFolderWithMember {
  folder: string
  /** The `Cookie` header of a signed-in member. */
  cookie: string
  /** Adds a child with that many activities through the API; returns its id. */
  addChildWithActivities(baseUrl: string, activities: number): Promise<string>
}

/** Hours at which home shows different things. */
export const hoursOfHome = { day: 12, evening: 19 } as const

/** Returns a time zone in which it is that hour now. */
export const findZoneAt = (hour: number): string => {
  // From 11 hours behind to 12 ahead.
  const hoursAhead = ((hour - new Date().getUTCHours() + 24 + 11) % 24) - 11
  // The sign of these names is that of the way to UTC: https://data.iana.org/time-zones/tzdb/etcetera
  return `Etc/GMT${hoursAhead < 0 ? '+' : '-'}${Math.abs(hoursAhead)}`
}

/** Creates a data folder with a signed-in member, of a family in a time zone. */
export const createDataFolderWithMember = async (parent: string, timeZone = 'UTC'): Promise<DataFolderWithMember> => {
  const folder = mkdtempSync(path.join(parent, 'app-'))
  const database = await connect({ folder })
  const { token } = await insertMemberWithSession(database, { timeZone }, Date.now())
  await database.close()
  const sessionCookie = createSessionCookie('http://localhost', readOrCreateSecret(folder))
  const cookie = `${sessionCookie.name}=${sessionCookie.sign(token)}`

  const addChildWithActivities = async (baseUrl: string, activities: number) => {
    const { call } = createClient((url, init) =>
      fetch(new URL(url, baseUrl), { ...init, headers: { ...init.headers, cookie } }),
    )
    const { id } = await call(addChild, { body: { name: 'Mia' } })
    for (let i = 0; i < activities; i++) await call(recordBehavior, { body: createAwardBody(id) })
    return id
  }
  return { folder, cookie, addChildWithActivities }
}

/** Returns the request body of an award with a title of the family's own, which is looked up in its quick list. */
export const createOwnAwardBody = (childId: string) =>
  ({ childId, type: 'reward', title: 'Said hello to the neighbours', points: 10 }) as const

/** Returns the request body of an award from the list of usual ones. */
export const createAwardBody = (childId: string) =>
  ({ childId, type: 'reward', title: 'Said hello', points: 10, preset: 'greeting' }) as const
