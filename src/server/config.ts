import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { isEmail } from '#shared/auth/rules.ts'
import { OperatorError } from './operator-error.ts'
import { toHostAndPort } from './outbound.ts'

const createOnOffSchema = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)
const optionalTextSchema = z.string().trim().min(1).nullable().default(null)

const createUrlSchema = (...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

const helplinesSchema = z
  .string()
  .trim()
  .max(300, 'must be at most 300 characters')
  .regex(/^\P{Cc}*$/u, 'must be one line')
  .nullable()
  .default(null)

const isSubnet = (value: string): boolean => {
  const [address = '', prefix, ...rest] = value.split('/')
  const family = isIP(address)
  const maxPrefix = family === 4 ? 32 : 128
  return (
    family !== 0 &&
    rest.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix))
  )
}

const createListSchema = (isItem: (part: string) => boolean, error: string) =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.every(isItem), error)

const parseHostAndPort = (value: string): string | null => {
  const url = /^[^/?#@\\]+:\d{1,5}$/.test(value) ? URL.parse(`http://${value}`) : null
  return url && toHostAndPort(url)
}

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port from 0 to 65535')
    .default(3000),
  HOST: z.string().trim().min(1, 'must be an address to listen on').default('127.0.0.1'),
  BASE_URL: createUrlSchema('http:', 'https:')
    .refine((value) => URL.parse(value)?.pathname === '/', 'must have no path')
    .transform((value) => new URL(value).origin)
    .nullable()
    .default(null),
  DATA_DIR: z.string().trim().min(1, 'must be a folder').default('data'),
  DATABASE_URL: createUrlSchema('postgres:', 'postgresql:').nullable().default(null),
  BACKUP_DIR: z.string().trim().min(1, 'must be a folder, or off').optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').nullable().default(null),
  SIGNUP: z.enum(['open', 'closed']).optional(),
  TRUST_PROXY: createListSchema(isSubnet, 'must be addresses or networks such as 10.0.0.1 or 10.0.0.0/8'),
  OUTBOUND_HOSTS: createListSchema(
    (part) => parseHostAndPort(part) !== null,
    'must be hosts with a port such as home.lan:8123 or 192.168.1.5:8123',
  ),
  OIDC_ISSUER: createUrlSchema('http:', 'https:').nullable().default(null),
  OIDC_CLIENT_ID: optionalTextSchema,
  OIDC_CLIENT_SECRET: optionalTextSchema,
  OIDC_NAME: optionalTextSchema,
  LOCAL_ACCOUNTS: createOnOffSchema('on'),
  SMTP_URL: createUrlSchema('smtp:', 'smtps:').nullable().default(null),
  MAIL_FROM: optionalTextSchema,
  FEEDBACK_EMAIL: z.string().trim().refine(isEmail, 'must be an e-mail address').nullable().default(null),
  OPERATOR_NAME: optionalTextSchema,
  OPERATOR_CONTACT: optionalTextSchema,
  AI_BASE_URL: createUrlSchema('http:', 'https:').nullable().default(null),
  AI_API_KEY: optionalTextSchema,
  AI_MODEL: optionalTextSchema,
  HELPLINES_EN: helplinesSchema,
  HELPLINES_ZH: helplinesSchema,
  HELPLINES_ES: helplinesSchema,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  RATE_LIMITS: createOnOffSchema('on'),
})

/** Names of the environment variables that the app reads. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape)

type Environment = z.output<typeof environmentSchema>

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Returns whether a host is reachable from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))

/**
 * Returns whether only this machine can reach the app: it listens on loopback, its public address is on loopback, and no
 * proxy is trusted.
 */
const isThisMachineOnly = (env: Environment, host: string): boolean => {
  const { hostname } = new URL(env.BASE_URL ?? 'http://localhost')
  return isLoopback(host) && isLoopback(hostname.replace(/^\[|\]$/g, '')) && env.TRUST_PROXY.length === 0
}

const findConflicts = (env: Environment, host: string): string[] => {
  const oidc = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET]
  const hasSome = oidc.some((value) => value !== null)
  return [
    hasSome && oidc.includes(null) ? 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together' : '',
    env.LOCAL_ACCOUNTS === 'off' && !hasSome ? 'LOCAL_ACCOUNTS=off needs OIDC_ISSUER: nobody could sign in' : '',
    env.SMTP_URL !== null && env.MAIL_FROM === null ? 'SMTP_URL needs MAIL_FROM' : '',
    (env.AI_BASE_URL === null) === (env.AI_MODEL === null) ? '' : 'AI_BASE_URL and AI_MODEL must be set together',
    env.AI_API_KEY !== null && env.AI_BASE_URL === null ? 'AI_API_KEY needs AI_BASE_URL' : '',
    env.RATE_LIMITS === 'off' && !isThisMachineOnly(env, host)
      ? 'RATE_LIMITS=off is for HOST and BASE_URL on loopback without TRUST_PROXY only'
      : '',
  ].filter(Boolean)
}

/**
 * Parses environment variables and command-line flags (`--lan`).
 * @throws OperatorError with one line per invalid value
 */
export const readConfig = (env: Record<string, string | undefined>, flags: readonly string[]): Config => {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = environmentSchema.safeParse(values)
  if (!result.success) {
    throw new OperatorError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  }
  const parsed = result.data
  const unknown = flags.filter((flag) => flag !== '--lan')
  if (unknown.length > 0) throw new OperatorError(`unknown option ${unknown.join(' ')}; there is only --lan`)
  const lan = flags.includes('--lan')
  const host = lan && values['HOST'] === undefined ? '0.0.0.0' : parsed.HOST
  const errors = findConflicts(parsed, host)
  if (errors.length > 0) throw new OperatorError(errors.join('\n'))
  return toConfig(parsed, host, lan)
}

/** Returns the folder of the backups, whether nightly backups are on, and the passphrase that encrypts the secret in them. */
const toBackupConfig = (env: Environment) => {
  const isOff = env.BACKUP_DIR === 'off'
  const folder = isOff ? undefined : env.BACKUP_DIR
  // On PostgreSQL several processes may share a database, so the operator schedules backups.
  return {
    folder: path.resolve(folder ?? path.join(env.DATA_DIR, 'backups')),
    nightly: !isOff && !env.DATABASE_URL,
    passphrase: env.BACKUP_PASSPHRASE,
  }
}

const toConfig = (env: Environment, host: string, lan: boolean) => ({
  port: env.PORT,
  host,
  /** Public origin of the app; null if BASE_URL is not set. */
  baseUrl: env.BASE_URL,
  lan,
  /** Whether only this machine can reach the app. */
  thisMachineOnly: isThisMachineOnly(env, host),
  dataDir: path.resolve(env.DATA_DIR),
  databaseUrl: env.DATABASE_URL,
  backups: toBackupConfig(env),
  signUp: env.SIGNUP ?? (isThisMachineOnly(env, host) ? ('open' as const) : ('first' as const)),
  trustProxy: env.TRUST_PROXY,
  /** Hosts `name:port` outside the internet that webhooks and other requests of the server may reach. */
  outboundHosts: env.OUTBOUND_HOSTS.flatMap((host) => parseHostAndPort(host) ?? []),
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
  /** Address for feedback mails; used only if mail is configured. */
  feedbackEmail: env.FEEDBACK_EMAIL,
  operator: { name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT },
  /** OpenAI-compatible language model for the assistant; null if none is configured. */
  model: env.AI_BASE_URL && env.AI_MODEL ? { url: env.AI_BASE_URL, key: env.AI_API_KEY, name: env.AI_MODEL } : null,
  /** Helpline text set by the operator, by language. */
  helplines: { en: env.HELPLINES_EN, zh: env.HELPLINES_ZH, es: env.HELPLINES_ES },
  logLevel: env.LOG_LEVEL,
  rateLimits: env.RATE_LIMITS === 'on',
})

/** Configuration of the app, from environment variables and command-line flags. */
export type Config = ReturnType<typeof toConfig>

/** Reads the configuration of this process. */
export const readProcessConfig = (flags: readonly string[]): Config => readConfig(process.env, flags)

/** Returns the environment of this process with additional variables, such as secrets for a child process. */
export const extendEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({ ...process.env, ...more })

/** Returns the non-loopback addresses of this machine, IPv4 first. */
export const listLocalAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => address)
