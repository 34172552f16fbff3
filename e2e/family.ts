import Database from 'better-sqlite3'
import path from 'node:path'
import { signUp, type User } from '#shared/auth/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, type Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { newAccount, type Account } from './parent.ts'

export interface Family {
  account: Account
  user: User
  children: Child[]
}

/** A family that is there already: its parent is signed in with the browser of `api`. */
export const aFamily = async (api: Call, names: readonly string[], language: Locale = 'en'): Promise<Family> => {
  const account = newAccount('Ana')
  const user = await api(signUp, { body: { ...account, language, timeZone: 'Europe/Madrid' } })
  const children: Child[] = []
  for (const name of names) children.push(await api(addChild, { body: { name } }))
  return { account, user, children }
}

/** Gives or takes points without a screen. */
export const award = async (api: Call, { id }: Pick<Child, 'id'>, title: string, points: number) =>
  api(recordBehavior, { body: { childId: id, type: points > 0 ? 'reward' : 'punishment', title, points } })

/**
 * Makes the only act of a child so large, and the balance with it: what takes years of awards. It is written into the
 * database of the server on SQLite, so it is for stories that are told there alone.
 */
export const raisePoints = ({ id }: Pick<Child, 'id'>, points: number): void => {
  const database = new Database(path.join(process.env.GLOWJAR_E2E_DATA ?? '', 'glowjar.sqlite'))
  database.transaction(() => {
    database.prepare('update activities set points = ? where child_id = ?').run(points, id)
    database
      .prepare('update children set points = ?, points_earned = ?, version = version + 1 where id = ?')
      .run(points, points, id)
  })()
  database.close()
}
