import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { signUp } from '#shared/auth/contract.ts'
import { createClient, type Call } from '#shared/contract/client.ts'
import { editFamily, invite } from '#shared/families/contract.ts'
import { isLocale, locales, selectLocale, type Locale } from '#shared/locale/locale.ts'
import { addDays, dayIn, startOfDay } from '#shared/time/day.ts'
import { createApp } from '#server/app.ts'
import { readProcessConfig, type Config } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { OperatorError } from '#server/operator-error.ts'
import { readPackageVersions } from '#server/package-versions.ts'
import { noRateLimits } from '#server/rate-limits.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { start } from '#server/start.ts'
import type { SimulatedTime } from './demo-context.ts'
import { simulatedDays, simulateFamily } from './simulate-family.ts'
import { demoTexts } from './texts.ts'

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

/** A family to simulate, and for how many days before today. */
interface Simulation {
  language: Locale
  /** The names of the two caregivers and of the family. */
  names: { ana: string; ben: string; family: string }
  days: number
  run: (context: SimulatedTime) => Promise<void>
}

/** Returns a clock that is set to hours of the days before today. */
const createSimulatedClock = (zone: string) => {
  const end = Date.now()
  const today = dayIn(end, zone)
  let now = end
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo)
  const setTime = (daysAgo: number, hour: number) => {
    const time = startOfDay(dayOf(daysAgo), zone) + hour * 3_600_000
    if (time <= end) now = time
    return time <= end
  }
  return { now: () => now, dayOf, setTime }
}

/** Fills a temporary data folder with a family, through the real app under a simulated clock; returns the folder. */
export const createSimulatedDataFolder = async (
  config: Config,
  { language, names, days, run }: Simulation,
): Promise<string> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'glowjar-demo-'))
  const database = await connect({ folder: dataDir })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const clock = createSimulatedClock(zone)
  const app = createApp({
    database,
    config,
    baseUrl,
    isOwnOrigin: () => true,
    clock: clock.now,
    secret: readOrCreateSecret(dataDir),
    limits: noRateLimits,
    mailer: null,
    version: readPackageVersions().glowjar,
    log: pino({ level: 'silent' }),
    webFolder: null,
  })
  const createVisitor = () => createCookieClient(async (url, init) => app.request(new URL(url, baseUrl), init))
  const [ana, ben] = [createVisitor(), createVisitor()]
  clock.setTime(days, 7)
  const account = { language, timeZone: zone, password: demoAccount.password } as const
  await ana(signUp, { body: { ...account, name: names.ana, email: demoAccount.email } })
  await ana(editFamily, { body: { name: names.family, weekStart: 'monday' } })
  const { token } = await ana(invite, {})
  await ben(signUp, { body: { ...account, name: names.ben, email: 'ben@glowjar.example', invitation: token } })
  await run({ ana, ben, setTime: clock.setTime, dayOf: clock.dayOf })
  await database.close()
  return dataDir
}

/** Fills a temporary data folder with a demo family that speaks a language; returns the folder. */
export const createDemoDataFolder = (config: Config, language: Locale): Promise<string> => {
  const texts = demoTexts[language]
  return createSimulatedDataFolder(config, {
    language,
    names: texts,
    days: simulatedDays,
    run: (time) => simulateFamily({ ...time, texts }),
  })
}

const readLanguage = (text: string): Locale => {
  if (!isLocale(text)) throw new OperatorError(`--language must be one of ${locales.join(', ')}`)
  return text
}

/**
 * Runs `glowjar demo [--language zh|en|es]`: creates a demo family in a temporary folder, starts the app on it and prints how
 * to sign in. By default the family speaks the language of the system.
 *
 * @throws OperatorError for an unknown option or language
 */
export const demoCommand = async (args: readonly string[], print: (line: string) => void): Promise<void> => {
  const at = args.indexOf('--language')
  const system = selectLocale([Intl.DateTimeFormat().resolvedOptions().locale])
  const language = at < 0 ? system : readLanguage(args[at + 1] ?? '')
  const config = { ...readProcessConfig(at < 0 ? args : args.toSpliced(at, 2)), databaseUrl: null }
  const dataDir = await createDemoDataFolder(config, language)
  await start({
    ...config,
    dataDir,
    backups: { folder: path.join(dataDir, 'backups'), nightly: false, passphrase: null },
  })
  print(`Sign in with ${demoAccount.email} and the password: ${demoAccount.password}`)
}
