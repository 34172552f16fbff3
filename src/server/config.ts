import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { isEmail } from '#shared/auth/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'

const onOff = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)
const text = z.string().trim().min(1).optional()

const url = (...protocols: string[]) =>
  z.string().refine((given) => protocols.includes(URL.parse(given)?.protocol ?? ''), {
    error: `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

const helplines = z
  .string()
  .trim()
  .max(300, 'must be at most 300 characters')
  .regex(/^\P{Cc}*$/u, 'must be one line')
  .optional()

const isSubnet = (given: string): boolean => {
  const [address = '', prefix, ...rest] = given.split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  return (
    family !== 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most))
  )
}

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port from 0 to 65535')
    .default(3000),
  HOST: z.string().trim().min(1, 'must be an address to listen on').default('127.0.0.1'),
  BASE_URL: url('http:', 'https:')
    .refine((given) => URL.parse(given)?.pathname === '/', 'must have no path')
    .transform((given) => new URL(given).origin)
    .optional(),
  DATA_DIR: z.string().trim().min(1, 'must be a folder').default('data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  BACKUP_DIR: z.string().trim().min(1, 'must be a folder, or off').optional(),
  SIGNUP: z.enum(['open', 'closed']).optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.every(isSubnet), 'must be addresses or networks such as 10.0.0.1 or 10.0.0.0/8'),
  OIDC_ISSUER: url('http:', 'https:').optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  LOCAL_ACCOUNTS: onOff('on'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text,
  FEEDBACK_EMAIL: z.string().trim().refine(isEmail, 'must be an e-mail address').optional(),
  OPERATOR_NAME: text,
  OPERATOR_CONTACT: text,
  AI_BASE_URL: url('http:', 'https:').optional(),
  AI_API_KEY: text,
  AI_MODEL: text,
  HELPLINES_EN: helplines,
  HELPLINES_ZH: helplines,
  HELPLINES_ES: helplines,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  RATE_LIMITS: onOff('on'),
})

type Environment = z.output<typeof schema>

/** What the app runs with; every choice is made. */
export interface Config {
  port: number
  host: string
  /** Where browsers reach the app; null until the port is known and no address was set. */
  baseUrl: string | null
  lan: boolean
  dataDir: string
  databaseUrl: string | null
  /** Where backups lie, and whether one is made each night. */
  backups: { folder: string; nightly: boolean }
  signUp: 'open' | 'closed' | 'first'
  trustProxy: string[]
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | null
  localAccounts: boolean
  mail: { url: string; from: string } | null
  /** Where feedback is mailed to, when mail is set up. */
  feedbackEmail: string | null
  operator: { name: string | null; contact: string | null }
  /** The language model that the assistant may ask; null for none. */
  model: { url: string; key: string | null; name: string } | null
  /** Whom to call in need, as the operator wrote it, by language. */
  helplines: Readonly<Record<Locale, string | null>>
  logLevel: string
  rateLimits: boolean
}

/** A configuration that cannot be used; one message a bad value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether an address to listen on is reached from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))

const togetherErrors = (env: Environment, host: string): string[] => {
  const oidc = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET]
  const some = oidc.some((value) => value !== undefined)
  return [
    some && oidc.includes(undefined) ? 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together' : '',
    env.LOCAL_ACCOUNTS === 'off' && !some ? 'LOCAL_ACCOUNTS=off needs OIDC_ISSUER: nobody could sign in' : '',
    env.SMTP_URL !== undefined && env.MAIL_FROM === undefined ? 'SMTP_URL needs MAIL_FROM' : '',
    (env.AI_BASE_URL === undefined) === (env.AI_MODEL === undefined)
      ? ''
      : 'AI_BASE_URL and AI_MODEL must be set together',
    env.AI_API_KEY !== undefined && env.AI_BASE_URL === undefined ? 'AI_API_KEY needs AI_BASE_URL' : '',
    env.RATE_LIMITS === 'off' && !isLoopback(host) ? 'RATE_LIMITS=off is for a HOST on loopback only' : '',
  ].filter(Boolean)
}

/**
 * Reads the configuration of an environment and the command line (`--lan`).
 * Throws a ConfigError that names each bad value.
 */
export const readConfig = (env: Record<string, string | undefined>, flags: readonly string[]): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const outcome = schema.safeParse(given)
  if (!outcome.success) {
    throw new ConfigError(outcome.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  }
  const parsed = outcome.data
  const unknown = flags.filter((flag) => flag !== '--lan')
  if (unknown.length > 0) throw new ConfigError(`unknown option ${unknown.join(' ')}; there is only --lan`)
  const lan = flags.includes('--lan')
  const host = lan && given['HOST'] === undefined ? '0.0.0.0' : parsed.HOST
  const errors = togetherErrors(parsed, host)
  if (errors.length > 0) throw new ConfigError(errors.join('\n'))
  return configOf(parsed, host, lan)
}

const assistantOf = (env: Environment): Pick<Config, 'model' | 'helplines'> => ({
  model:
    env.AI_BASE_URL && env.AI_MODEL ? { url: env.AI_BASE_URL, key: env.AI_API_KEY ?? null, name: env.AI_MODEL } : null,
  helplines: { en: env.HELPLINES_EN ?? null, zh: env.HELPLINES_ZH ?? null, es: env.HELPLINES_ES ?? null },
})

const backupsOf = (env: Environment): Config['backups'] => {
  const isOff = env.BACKUP_DIR === 'off'
  const folder = isOff ? undefined : env.BACKUP_DIR
  // On PostgreSQL the dump is the operator's to time: several processes may serve one database.
  return { folder: path.resolve(folder ?? path.join(env.DATA_DIR, 'backups')), nightly: !isOff && !env.DATABASE_URL }
}

const configOf = (env: Environment, host: string, lan: boolean): Config => ({
  port: env.PORT,
  host,
  baseUrl: env.BASE_URL ?? null,
  lan,
  dataDir: path.resolve(env.DATA_DIR),
  databaseUrl: env.DATABASE_URL ?? null,
  backups: backupsOf(env),
  signUp: env.SIGNUP ?? (isLoopback(host) ? 'open' : 'first'),
  trustProxy: env.TRUST_PROXY,
  oidc:
    env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
      ? {
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          name: env.OIDC_NAME ?? 'OpenID Connect',
        }
      : null,
  localAccounts: env.LOCAL_ACCOUNTS === 'on',
  mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
  feedbackEmail: env.FEEDBACK_EMAIL ?? null,
  operator: { name: env.OPERATOR_NAME ?? null, contact: env.OPERATOR_CONTACT ?? null },
  ...assistantOf(env),
  logLevel: env.LOG_LEVEL,
  rateLimits: env.RATE_LIMITS === 'on',
})

/** The configuration of this process. */
export const readProcessConfig = (flags: readonly string[]): Config => readConfig(process.env, flags)

/** The environment of this process with more in it, for a program that is told secrets by its environment. */
export const extendEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({ ...process.env, ...more })

/** The addresses of this machine in its networks, IPv4 first. */
export const localAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => address)
