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
