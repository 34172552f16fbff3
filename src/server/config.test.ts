import { expect, test } from 'vitest'
import { isLoopback, readConfig } from './config.ts'
import { OperatorError } from './operator-error.ts'
import { resolveOrigins } from './origins.ts'

const readConfigError = (env: Record<string, string>, flags: string[] = []): string => {
  try {
    readConfig(env, flags)
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
  return 'accepted'
}

test('needs no configuration [RUN-1, RUN-7]', () => {
  expect(readConfig({}, [])).toMatchObject({ port: 3000, host: '127.0.0.1', signUp: 'open', databaseUrl: null })
})

test.for([
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: '3e3' }, 'PORT'],
  [{ BASE_URL: 'https://jar.example.org/path' }, 'BASE_URL'],
  [{ DATABASE_URL: 'mysql://localhost/jar' }, 'DATABASE_URL'],
  [{ SIGNUP: 'maybe' }, 'SIGNUP'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ OUTBOUND_HOSTS: 'home.lan' }, 'OUTBOUND_HOSTS'],
  [{ OUTBOUND_HOSTS: 'https://home.lan:8123' }, 'OUTBOUND_HOSTS'],
  [{ OUTBOUND_HOSTS: 'home.lan:8123,home.lan:99999' }, 'OUTBOUND_HOSTS'],
  [{ OIDC_ISSUER: 'https://id.example.org' }, 'OIDC_CLIENT_ID'],
  [{ LOCAL_ACCOUNTS: 'off' }, 'OIDC_ISSUER'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM'],
  [{ AI_BASE_URL: 'localhost:11434', AI_MODEL: 'small' }, 'AI_BASE_URL'],
  [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL'],
  [{ AI_MODEL: 'small' }, 'AI_BASE_URL'],
  [{ AI_API_KEY: 'secret' }, 'AI_BASE_URL'],
  [{ HELPLINES_ES: 'x'.repeat(301) }, 'HELPLINES_ES'],
  [{ HELPLINES_ZH: 'one\ntwo' }, 'HELPLINES_ZH'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', BASE_URL: 'https://jar.example.org' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' }, 'RATE_LIMITS'],
] as const)('rejects %j with a message that names %s [LIM-8, OID-4, RUN-6, RUN-10]', ([env, named]) => {
  expect(readConfigError(env)).toContain(named)
})

test('trusted hosts are compared as URLs name them', () => {
  const config = readConfig({ OUTBOUND_HOSTS: 'Home.LAN:8123, 192.168.1.5:80,[FD00::0005]:443,127.1:1' }, [])
  expect(config.outboundHosts).toEqual(['home.lan:8123', '192.168.1.5:80', '[fd00::5]:443', '127.0.0.1:1'])
})

test('reports every invalid value [RUN-6]', () => {
  const message = readConfigError({ PORT: 'x', SIGNUP: 'x', LOG_LEVEL: 'x' })
  for (const name of ['PORT', 'SIGNUP', 'LOG_LEVEL']) expect(message).toContain(name)
})

test('rejects an unknown option', () => {
  expect(readConfigError({}, ['--land'])).toContain('--land')
})

test('beyond this machine, sign-up closes after the first account unless configured otherwise [RUN-3, RUN-8]', () => {
  expect(readConfig({}, ['--lan'])).toMatchObject({ host: '0.0.0.0', signUp: 'first' })
  expect(readConfig({ HOST: '0.0.0.0', SIGNUP: 'open' }, [])).toMatchObject({ signUp: 'open' })
})

test.for([
  [{ BASE_URL: 'https://jar.example.org' }, 'first'],
  [{ TRUST_PROXY: '10.0.0.0/8' }, 'first'],
  [{ BASE_URL: 'https://jar.example.org', TRUST_PROXY: '127.0.0.1', SIGNUP: 'open' }, 'open'],
  [{ BASE_URL: 'http://localhost:8080' }, 'open'],
  [{ BASE_URL: 'http://[::1]:3000', HOST: '::1' }, 'open'],
] as const)('on loopback with %j sign-up is "%s"', ([env, signUp]) => {
  expect(readConfig(env, [])).toMatchObject({ signUp })
})

test('backups default to the data folder, can be moved and switched off', () => {
  const backups = (env: Record<string, string>) => readConfig({ DATA_DIR: '/srv/glowjar', ...env }, []).backups
  expect(backups({})).toEqual({ folder: '/srv/glowjar/backups', nightly: true, passphrase: null })
  expect(backups({ BACKUP_DIR: '/mnt/disk' })).toMatchObject({ folder: '/mnt/disk', nightly: true })
  expect(backups({ BACKUP_DIR: 'off' })).toMatchObject({ folder: '/srv/glowjar/backups', nightly: false })
  expect(backups({ BACKUP_PASSPHRASE: 'fireflies in June' }).passphrase).toBe('fireflies in June')
  expect(() => backups({ BACKUP_PASSPHRASE: 'short' })).toThrow('BACKUP_PASSPHRASE must have at least 12 characters')
  expect(backups({ DATABASE_URL: 'postgres://localhost/jar' }).nightly).toBe(false)
})

test('detects loopback addresses', () => {
  expect(['localhost', '127.0.0.1', '127.8.8.8', '::1'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['0.0.0.0', '::', '10.0.0.1', 'jar.example.org'].map(isLoopback)).toEqual([false, false, false, false])
})

test('localhost is an origin only while no BASE_URL is set [RUN-9]', () => {
  const open = resolveOrigins(readConfig({ PORT: '3100' }, []))
  expect(open.baseUrl).toBe('http://localhost:3100')
  expect(['http://localhost:3100', 'http://127.0.0.1:3100', 'http://localhost:3000'].map(open.isOwnOrigin)).toEqual([
    true,
    true,
    false,
  ])
  const set = resolveOrigins(readConfig({ BASE_URL: 'https://jar.example.org/' }, []))
  expect(set.baseUrl).toBe('https://jar.example.org')
  expect(['https://jar.example.org', 'http://localhost:3000'].map(set.isOwnOrigin)).toEqual([true, false])
})
