import Database from 'better-sqlite3'
import path from 'node:path'
import { Client } from 'pg'
import { signUp, type User } from '#shared/auth/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, type Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { inventAccount, type Account } from './actions.ts'

export interface Family {
  account: Account
  user: User
  children: Child[]
}

/** Signs up a parent in the browser of `api` and creates a family with children. */
export const signUpFamily = async (api: Call, names: readonly string[], language: Locale = 'en'): Promise<Family> => {
  const account = inventAccount('Ana')
  const user = await api(signUp, { body: { ...account, language, timeZone: 'Europe/Madrid' } })
  const children: Child[] = []
  for (const name of names) children.push(await api(addChild, { body: { name } }))
  return { account, user, children }
}

/** Awards or deducts points through the API; `actTime` is when it happened (ISO 8601), now by default. */
export const award = async (api: Call, { id }: Pick<Child, 'id'>, title: string, points: number, actTime?: string) =>
  api(
    recordBehavior,
    { body: { childId: id, type: points > 0 ? 'reward' : 'punishment', title, points } },
    actTime ? { actTime } : {},
  )

const setPointsOnSqlite = (childId: string, points: number) => {
  const database = new Database(path.join(process.env.GLOWJAR_E2E_DATA ?? '', 'glowjar.sqlite'))
  database.transaction(() => {
    database.prepare('update activities set points = ? where child_id = ?').run(points, childId)
    database
      .prepare('update children set points = ?, points_earned = ?, version = version + 1 where id = ?')
      .run(points, points, childId)
  })()
  database.close()
}

const setPointsOnPostgres = async (childId: string, points: number) => {
  const client = new Client({ connectionString: new URL('/glowjar', process.env.GLOWJAR_E2E_POSTGRES).href })
  await client.connect()
  await client.query('update activities set points = $1 where child_id = $2', [points, childId])
  await client.query('update children set points = $1, points_earned = $1, version = version + 1 where id = $2', [
    points,
    childId,
  ])
  await client.end()
}

/** Sets the balance of a child and the points of its only activity in the database: a balance that takes years of awards. */
export const setBalanceInDatabase = async (engine: string, { id }: Pick<Child, 'id'>, points: number): Promise<void> =>
  engine === 'postgres' ? setPointsOnPostgres(id, points) : setPointsOnSqlite(id, points)
