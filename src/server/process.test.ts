import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect as connectDatabase } from '#server/db/connect.ts'
import { readPackageVersions } from '#server/package-versions.ts'
import { createSignUpBody } from '#server/testing/accounts.ts'
import { startProcess } from '#server/testing/start-process.ts'
import { findFreePort } from '#scripts/ports.ts'

const startServer = async (env: Record<string, string> = {}) => {
  const port = await findFreePort()
  const server = startProcess('src/server/main.ts', { PORT: String(port), ...env })
  await expect.poll(() => server.output.out, { timeout: 60_000 }).toContain('Glowjar is ready')
  return { ...server, port, url: `http://localhost:${port}` }
}

test('starts without configuration: database, secret, address and health [RUN-1, RUN-2, RUN-4, RUN-7]', async () => {
  const { url, output, folder } = await startServer()
  expect(output.out).toContain(`Glowjar is ready: ${url}\nYour data is stored in ${folder}`)
  const health = await fetch(`${url}/api/health`)
  const none = { lastGoodAt: null, age: null, failedAt: null }
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', version: expect.any(String), backup: none },
  ])
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(folder, 'glowjar.sqlite')).size).toBeGreaterThan(0)
  expect(output.err).toBe('')
})

/** Sends a part of a request that signs in with a wrong password, then SIGTERM, then the rest. Returns the response. */
const signInDuringStop = async ({ child, port, exit }: Awaited<ReturnType<typeof startServer>>, email: string) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const body = JSON.stringify({ email, password: 'not this one' })
  const head = ['POST /api/auth/sign-in/email HTTP/1.1', `Host: localhost:${port}`, 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${body.length}`, 'Connection: close', '', body.slice(0, 10)].join('\r\n'))
  let answer = ''
  socket.on('data', (text) => void (answer += String(text)))
  await fetch(`http://127.0.0.1:${port}/api/health`)
  child.kill('SIGTERM')
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/api/health`).then(String, () => 'closed')).toBe('closed')
  socket.write(body.slice(10))
  expect(await exit).toBe(0)
  return answer
}

test('on SIGTERM it finishes active requests and exits with 0 [RUN-12]', async () => {
  const answer = await signInDuringStop(await startServer(), 'nobody@example.org')
  expect(answer).toMatch(/^HTTP\/1\.1 401/)
  expect(answer).toContain('wrong_credentials')
})

test('a wrong password just before the end is in the security log [ACC-54, RUN-12]', async () => {
  const server = await startServer()
  const signedUp = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(createSignUpBody()),
  })
  expect(signedUp.status).toBe(201)
  expect(await signInDuringStop(server, 'ana@example.org')).toContain('wrong_credentials')
  const database = await connectDatabase({ folder: server.folder })
  onTestFinished(() => database.close())
  const events = await database.db.selectFrom('account_events').select(['kind', 'count']).orderBy('id').execute()
  expect(events.at(-1)).toEqual({ kind: 'sign_in_failed', count: 1 })
})

test('keeps the compiled code of its own version only, readable by its owner only', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'data/compiled/0.0.1'), { recursive: true })
  await startServer({ DATA_DIR: path.join(folder, 'data') })
  const version = readPackageVersions().glowjar
  expect(readdirSync(path.join(folder, 'data/compiled'))).toEqual([version])
  expect(statSync(path.join(folder, 'data/compiled', version)).mode & 0o777).toBe(0o700)
})

test('starts where compiled code cannot be kept', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'compiled'), 'a file in its place')
  const { output } = await startServer({ DATA_DIR: folder })
  expect(output.err).toBe('')
})

test('an invalid value prevents the start with a message and exit code 1 [RUN-6]', async () => {
  const { exit, output } = startProcess('src/server/main.ts', { PORT: 'x' })
  expect(await exit).toBe(1)
  expect(output.err).toContain('Glowjar cannot start:\nPORT must be a port')
})

test.each(['verify --typo', 'user add nonsense', 'import family.json', 'export', 'feedback newest', 'backup --to='])(
  'a command with wrong options creates no database: glowjar %s [RUN-19]',
  async (command) => {
    const { exit, folder } = startProcess('src/server/cli/glowjar.ts', {}, command.split(' '))
    expect(await exit).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('an unknown command or option prints the usage and exits with 1 [RUN-19]', async () => {
  const { exit, output } = startProcess('src/server/cli/glowjar.ts', {}, ['dance'])
  expect(await exit).toBe(1)
  expect([output.out, output.err]).toEqual(['', expect.stringMatching(/^Unknown command 'dance'\n.*glowjar verify/s)])
  const without = startProcess('src/server/cli/glowjar.ts', {})
  expect(await without.exit).toBe(1)
  expect(without.output.err).toMatch(/^glowjar user list/)
  const ofUser = startProcess('src/server/cli/glowjar.ts', {}, ['user', 'dance'])
  expect(await ofUser.exit).toBe(1)
  expect(ofUser.output.err).toMatch(/^Unknown command 'user dance'\nglowjar user list/)
  const misspelt = startProcess('src/server/cli/glowjar.ts', {}, ['verify', '--typo'])
  expect(await misspelt.exit).toBe(1)
  expect(misspelt.output.err).toContain("Unknown option '--typo'")
  const other = startProcess('src/server/cli/glowjar.ts', {}, ['user', 'reset', 'nobody@example.org'])
  expect(await other.exit).toBe(1)
  expect(other.output.err).toContain('no account has the address')
})

test.for(['help', '--help'])('%s prints the usage in aligned columns [RUN-19]', async (argument) => {
  const { exit, output } = startProcess('src/server/cli/glowjar.ts', {}, [argument])
  expect([await exit, output.err]).toEqual([0, ''])
  expect(output.out).toContain('glowjar verify')
  const descriptions = [...output.out.matchAll(/ {2,}(?=\S)/g)].map(({ index, 0: { length } }) => index + length)
  const lineStart = (at: number) => output.out.lastIndexOf('\n', at) + 1
  expect(new Set(descriptions.map((at) => at - lineStart(at))).size).toBe(1)
})

test.for(['user list', 'verify', 'dance'])(
  'a command whose output nobody reads any more ends quietly, as after SIGPIPE: glowjar %s [RUN-31]',
  async (command) => {
    const { child, exit, output } = startProcess('src/server/cli/glowjar.ts', {}, command.split(' '))
    const unread = command === 'dance' ? child.stderr : child.stdout
    unread.destroy()
    expect([await exit, output]).toEqual([141, { out: '', err: '' }])
  },
)
