import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { signUp } from '#shared/auth/contract.ts'
import { createClient, type Call } from '#shared/contract/client.ts'
import { invite } from '#shared/families/contract.ts'
import { addDays, dayIn, startOfDay } from '#shared/time/day.ts'
import { createApp } from '#server/app.ts'
import { readProcessConfig, type Config } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { noRateLimits } from '#server/rate-limits.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { start } from '#server/start.ts'
import { simulateFamily } from './simulate-family.ts'

/** Credentials of the demo account. */
export const demoAccount = { email: 'ana@glowjar.example', password: 'fireflies in a jar' } as const

const baseUrl = 'http://localhost'

const createCookieClient = (request: (url: string, init: RequestInit) => Promise<Response>): Call => {
  let cookie = ''
  return createClient(async (url, init) => {
    const response = await request(url, { ...init, headers: { ...init.headers, cookie } })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }).call
}

/** Fills a temporary data folder with a demo family, through the real app under a simulated clock; returns the folder. */
export const createDemoDataFolder = async (config: Config): Promise<string> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'glowjar-demo-'))
  const database = await connect({ folder: dataDir })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const end = Date.now()
  const today = dayIn(end, zone)
  let now = end
  const app = createApp({
    database,
    config,
    baseUrl,
    isOwnOrigin: () => true,
    clock: () => now,
    secret: readOrCreateSecret(dataDir),
    limits: noRateLimits,
    mailer: null,
    version: 'demo',
    log: pino({ level: 'silent' }),
    webFolder: null,
  })
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo)
  const setTime = (daysAgo: number, hour: number) => {
    const time = startOfDay(dayOf(daysAgo), zone) + hour * 3_600_000
    if (time <= end) now = time
    return time <= end
  }
  const createVisitor = () => createCookieClient(async (url, init) => app.request(new URL(url, baseUrl), init))
  const [ana, ben] = [createVisitor(), createVisitor()]
  setTime(90, 7)
  const account = { language: 'en', timeZone: zone, password: demoAccount.password } as const
  await ana(signUp, { body: { ...account, name: 'Ana', email: demoAccount.email } })
  const { token } = await ana(invite, {})
  await ben(signUp, { body: { ...account, name: 'Ben', email: 'ben@glowjar.example', invitation: token } })
  await simulateFamily({ ana, ben, setTime, dayOf })
  await database.close()
  return dataDir
}

/** Runs `glowjar demo`: creates a demo family in a temporary folder, starts the app on it and prints how to sign in. */
export const demoCommand = async (flags: readonly string[], print: (line: string) => void): Promise<void> => {
  const config = { ...readProcessConfig(flags), databaseUrl: null }
  const dataDir = await createDemoDataFolder(config)
  await start({
    ...config,
    dataDir,
    backups: { folder: path.join(dataDir, 'backups'), nightly: false, passphrase: null },
  })
  print(`Sign in with ${demoAccount.email} and the password: ${demoAccount.password}`)
}
