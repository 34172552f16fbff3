import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { getUser, resetPassword, signIn, signUp } from '#shared/auth/contract.ts'
import type { Database } from '#server/db/connect.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { OperatorError } from '#server/operator-error.ts'
import { createSignUpBody, password, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { userCommand } from './user.ts'

const baseUrl = 'http://localhost:3000'
const beyondLoopbackEnv = { HOST: '0.0.0.0', RATE_LIMITS: 'on' }

const runUserCommandWith = async (
  localAccounts: boolean,
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  ...args: string[]
) => {
  const lines: string[] = []
  await userCommand(args)({
    database,
    baseUrl,
    localAccounts,
    mails: createMailQueue(false),
    now: clock.now(),
    print: (line) => void lines.push(line),
  })
  return lines
}

const runUserCommand = (app: Pick<TestApp, 'database' | 'clock'>, ...args: string[]) =>
  runUserCommandWith(true, app, ...args)

const parseToken = (lines: readonly string[]) => new URL(lines.at(-1) ?? '').searchParams.get('token') ?? ''

test('user add creates an account with a family, and its link sets the password [RUN-18]', async () => {
  const app = await createTestApp({ env: { SIGNUP: 'closed' } })
  const lines = await runUserCommand(
    app,
    'add',
    'Eva@Example.org',
    '--name=Eva',
    '--language=es',
    '--time-zone=Europe/Madrid',
  )
  const phone = app.visitor()
  await phone.call(resetPassword, { body: { token: parseToken(lines), newPassword: password } })
  await phone.call(signIn, { body: { email: 'eva@example.org', password } })
  expect(await phone.call(getUser, {})).toMatchObject({
    name: 'Eva',
    language: 'es',
    family: { name: 'Eva', timeZone: 'Europe/Madrid', members: [{ role: 'owner' }] },
  })
})

test('rejects a first sign-up that runs concurrently with user add', async () => {
  const app = await createTestApp({ env: beyondLoopbackEnv })
  const isAdded = Promise.withResolvers<void>()
  const isSettled = Promise.withResolvers<void>()
  const holding: Database = {
    ...app.database,
    transact: (work) =>
      app.database.transact(async (tx) => {
        const result = await work(tx)
        isAdded.resolve()
        await Promise.race([isSettled.promise, setTimeout(300)])
        return result
      }),
  }
  const added = runUserCommand({ ...app, database: holding }, 'add', 'eva@example.org')
  await isAdded.promise
  const signedUp = app.visitor().call(signUp, { body: createSignUpBody() })
  void signedUp.catch(() => undefined).finally(isSettled.resolve)
  await expect(signedUp).rejects.toMatchObject({ status: 403, code: 'sign_up_closed' })
  await added
  expect(await runUserCommand(app, 'list')).toHaveLength(2)
})

test('user reset prints a link that expires after a day [ACC-47, RUN-15]', async () => {
  const app = await createTestApp()
  await signUpVisitor(app)
  const token = parseToken(await runUserCommand(app, 'reset', 'ana@example.org'))
  app.clock.forward({ hours: 23 })
  await app.visitor().call(resetPassword, { body: { token, newPassword: 'lanterns in July' } })
  await app.visitor().call(signIn, { body: { email: 'ana@example.org', password: 'lanterns in July' } })
  const late = parseToken(await runUserCommand(app, 'reset', 'ana@example.org'))
  app.clock.forward({ hours: 24 })
  await expect(
    app.visitor().call(resetPassword, { body: { token: late, newPassword: password } }),
  ).rejects.toMatchObject({ code: 'link_invalid' })
})

test.each([
  ['add', 'eva@example.org'],
  ['reset', 'ana@example.org'],
])(
  'user %s prints no link that local accounts, which are off, would reject [RUN-15, RUN-18, RUN-19]',
  async (...args) => {
    const app = await createTestApp()
    await signUpVisitor(app)
    const rejected = runUserCommandWith(false, app, ...args)
    await expect(rejected).rejects.toThrow(/LOCAL_ACCOUNTS is off, so no link can set a password/)
    await expect(rejected).rejects.toBeInstanceOf(OperatorError)
    expect(await runUserCommandWith(false, app, 'list')).toHaveLength(2)
  },
)

test('user add without a name uses the start of the address', async () => {
  const app = await createTestApp()
  const email = `${'e'.repeat(50)}@example.org`
  await runUserCommand(app, 'add', email)
  expect(await runUserCommand(app, 'list')).toContainEqual(expect.stringContaining(`${email}\t${'e'.repeat(50)}\t`))
})

test('user list prints all accounts [RUN-14]', async () => {
  const app = await createTestApp()
  await signUpVisitor(app)
  expect(await runUserCommand(app, 'list')).toEqual([
    'ana@example.org\tAna\towner\tAna\t2026-11-20\t2026-11-20\tactive',
    '1 user',
  ])
})

test.each<[string[], RegExp]>([
  [[], /glowjar user list/],
  [['rename', 'ana@example.org'], /glowjar user list/],
  [['add', 'nonsense'], /"nonsense" is not an e-mail address/],
  [['add', 'ana@example.org'], /already has an account/],
  [['add', 'eva@example.org', '--language=fr'], /--language must be en, es or zh/],
  [['add', 'eva@example.org', '--time-zone=Mars'], /--time-zone must be a name such as/],
  ...['', ' ', '\u3164', '\u2800', '\u200b', '\u0378', 'A\u2028B', 'a\u0007b', 'x\ny', 'n'.repeat(51)].map(
    (name): [string[], RegExp] => [['add', 'eva@example.org', `--name=${name}`], /--name must be one line of 1 to 50/],
  ),
  [['add', 'eva@example.org', '--admin'], /Unknown option '--admin'/],
  [['list', 'ana@example.org'], /Unexpected argument 'ana@example.org'/],
  [['reset'], /glowjar user list/],
  [['reset', 'nobody@example.org'], /no account has the address/],
])('rejects user %j with a message that explains it [RUN-19]', async (args, message) => {
  const app = await createTestApp()
  await signUpVisitor(app)
  const rejected = runUserCommand(app, ...args)
  await expect(rejected).rejects.toThrow(message)
  await expect(rejected).rejects.toBeInstanceOf(OperatorError)
})
