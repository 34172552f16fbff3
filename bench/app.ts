import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { addChild } from '#shared/children/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { connect } from '#server/db/connect.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { readSecret } from '#server/secret.ts'
import { createMember } from '#server/testing/factories.ts'

/** An installation with one family, ready to be started. */
export interface Installation {
  folder: string
  cookie: string
  /** Adds a child with that many activities; gives its id. */
  prepare(baseUrl: string, activities: number): Promise<string>
}

/** Makes a data folder with a signed-in member. */
export const install = async (parent: string): Promise<Installation> => {
  const folder = mkdtempSync(path.join(parent, 'app-'))
  const database = await connect({ folder })
  const { token } = await createMember(database, {}, Date.now())
  await database.close()
  const signed = createSessionCookie('http://localhost', readSecret(folder))
  const cookie = `${signed.name}=${signed.sign(token)}`

  const prepare = async (baseUrl: string, activities: number) => {
    const { call } = createClient((url, init) =>
      fetch(new URL(url, baseUrl), { ...init, headers: { ...init.headers, cookie } }),
    )
    const { id } = await call(addChild, { body: { name: 'Mia' } })
    for (let i = 0; i < activities; i++) await call(recordBehavior, { body: hello(id) })
    return id
  }
  return { folder, cookie, prepare }
}

/** The award that the benchmarks send. */
export const hello = (childId: string) =>
  ({ childId, type: 'reward', title: 'Said hello', points: 10, preset: 'greeting' }) as const
