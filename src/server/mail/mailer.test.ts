import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { isEmail } from '#shared/auth/rules.ts'
import { familyEventKinds } from '#shared/security/rules.ts'
import type { FamilyNotice } from './family-notice.ts'
import { createMailer, type Mailer } from './mailer.ts'

const link = 'http://localhost:3000/reset-password?token=abc-DEF_123'

const readHeader = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)$`, 'm').exec(mail)?.[1] ?? ''

const decodeWords = (text: string) =>
  text.replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, kind: string, coded: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(coded, 'base64').toString()
      : decodeQuotedPrintable(coded.replaceAll('_', ' ')),
  )

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const readBody = (mail: string) => {
  const [, ...rest] = mail.split('\n\n')
  const body = rest.join('\n\n')
  return /base64/i.test(readHeader(mail, 'Content-Transfer-Encoding'))
    ? Buffer.from(body, 'base64').toString()
    : decodeQuotedPrintable(body)
}

test.each([
  ['en', 'A new password for Glowjar', 'Hello José'],
  ['es', 'Una contraseña nueva para Glowjar', 'Hola, José'],
  ['zh', '重置你的 Glowjar 萤火罐密码', 'José，你好'],
] as const)(
  'sends the password reset mail in the language of the account: %s [GEN-6]',
  async (language, subject, greeting) => {
    const office = await startSmtpServer()
    const mailer = createMailer({ url: office.url, from: 'Glowjar <glowjar@example.org>' })
    await mailer.passwordReset({ name: 'José', email: 'jose@example.org', language }, link)
    const [mail = ''] = office.mails
    expect(decodeWords(readHeader(mail, 'Subject'))).toBe(subject)
    expect(readHeader(mail, 'From')).toBe('Glowjar <glowjar@example.org>')
    expect(readHeader(mail, 'To')).toContain('<jose@example.org>')
    expect(readBody(mail)).toContain(greeting)
    expect(readBody(mail)).toContain(link)
    expect(readHeader(mail, 'Content-Type')).toContain('text/plain')
  },
)

test.each([
  [
    'en',
    'A passkey was added to your Glowjar account',
    'Hello José',
    'remove members of the family, passkeys, access keys, open invitations and webhooks that you do not know',
  ],
  [
    'es',
    'Se añadió una llave de acceso a tu cuenta de Glowjar',
    'Hola, José',
    'quita de la familia a quien no conozcas, y también las llaves de acceso, las claves de conexión',
  ],
  [
    'zh',
    '你的 Glowjar 萤火罐账号添加了一个通行密钥',
    'José，你好',
    '不认识的家庭成员、通行密钥、访问令牌、Webhook 和还没用过的邀请',
  ],
] as const)(
  'says in the language of the account what happened, in which browser, and what to do: %s [ACC-59]',
  async (language, happened, greeting, advice) => {
    const office = await startSmtpServer()
    const mailer = createMailer({ url: office.url, from: 'glowjar@example.org' })
    const to = { name: 'José', email: 'jose@example.org', language }
    await mailer.security(to, 'passkey_added', 'Firefox, Linux', false)
    const [mail = ''] = office.mails
    expect(decodeWords(readHeader(mail, 'Subject')).replace(/\n /, '')).toBe(happened)
    for (const text of [happened, greeting, 'Firefox, Linux', advice]) expect(readBody(mail)).toContain(text)
  },
)

/** Creates a mailer with `send`, which returns subject, recipient and text of the mail that a function sends. */
const createReadingMailer = async () => {
  const office = await startSmtpServer()
  const mailer = createMailer({ url: office.url, from: 'glowjar@example.org' })
  const send = async (work: (mailer: Mailer) => Promise<void>) => {
    await work(mailer)
    const mail = office.mails.at(-1) ?? ''
    const subject = decodeWords(readHeader(mail, 'Subject').replaceAll(/\n[ \t]/g, ' '))
    return { subject, to: readHeader(mail, 'To'), text: readBody(mail) }
  }
  return { send }
}

const ana = { name: 'Ana', isRecipient: false }
const jose = { name: 'José', isRecipient: true }

test.each([
  ['en', 'Ana removed José (you) from your family in Glowjar', 'José (you) left your family', 'Whoever runs your'],
  ['es', 'Ana quitó a José (tú) de tu familia en Glowjar', 'José (tú) dejó tu familia', 'Quien administra tu'],
  ['zh', 'Ana 把 José（你）移出了 Glowjar 萤火罐家庭', 'José（你）离开了你的', '服务器管理员'],
] as const)(
  'says who did what in the family, in the language of the account: %s [ACC-66]',
  async (language, removal, departure, operator) => {
    const { send } = await createReadingMailer()
    const to = { name: 'José', email: 'jose@example.org', language }
    const tell = (event: FamilyNotice, isLast = false) => send((mailer) => mailer.familyEvent(to, event, isLast))
    const removed = await tell({ kind: 'member_removed', by: ana, subject: jose })
    expect(removed).toMatchObject({ subject: removal, text: expect.stringContaining(removal) })
    const left = await tell({ kind: 'member_left', by: jose, subject: null })
    expect(left.subject).toContain(departure)
    expect((await tell({ kind: 'exported', by: null, subject: null })).subject).toContain(operator)
    const account = await send((mailer) => mailer.security(to, 'new_device', null, false))
    const adviceOf = ({ text }: { text: string }) => text.split('\n\n')[2]
    expect(adviceOf(left)).toBe(adviceOf(account))
    expect(adviceOf(removed)).not.toBe(adviceOf(account))
  },
)

test.each(['en', 'es', 'zh'] as const)('the last notice of a day says so: %s [LIM-19]', async (language) => {
  const { send } = await createReadingMailer()
  const to = { name: 'José', email: 'jose@example.org', language }
  const event: FamilyNotice = { kind: 'token_created', by: ana, subject: { name: 'Phone', isRecipient: false } }
  for (const tell of [
    (isLast: boolean) => send((mailer) => mailer.familyEvent(to, event, isLast)),
    (isLast: boolean) => send((mailer) => mailer.security(to, 'new_device', null, isLast)),
  ]) {
    const [usual, last] = [await tell(false), await tell(true)]
    expect(last.text.split('\n\n')).toHaveLength(usual.text.split('\n\n').length + 1)
  }
})

test.each(['en', 'es', 'zh'] as const)('a mail without a name names nobody: %s [ACC-67]', async (language) => {
  const { send } = await createReadingMailer()
  const to = { name: null, email: 'jose@example.org', language }
  const kinds = familyEventKinds.map((kind) => ({ kind, by: ana, subject: jose }))
  const mails = [
    await send((mailer) => mailer.passwordReset(to, link)),
    await send((mailer) => mailer.emailVerification(to, link)),
    await send((mailer) => mailer.security(to, 'new_device', null, true)),
  ]
  for (const event of kinds) mails.push(await send((mailer) => mailer.familyEvent(to, event, true)))
  for (const mail of mails) {
    expect(mail.to).toBe('jose@example.org')
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/Ana|José|null|undefined/)
  }
})

test('a name cannot add a recipient or a header', async () => {
  const office = await startSmtpServer()
  const mailer = createMailer({ url: office.url, from: 'glowjar@example.org' })
  const name = 'Eve, <evil@example.org>, "x" <y@example.org>'
  await mailer.passwordReset({ name, email: 'eve@example.org', language: 'en' }, link)
  expect(office.mails).toHaveLength(1)
  expect(readHeader(office.mails[0] ?? '', 'To')).toMatch(/<eve@example\.org>$/)
  expect(readHeader(office.mails[0] ?? '', 'Bcc')).toBe('')
})

test.each([
  ['en', 'Glowjar feedback (something is broken): 中文 & Ñandú', 'José writes:'],
  ['es', 'Comentario sobre Glowjar (algo no funciona): 中文 & Ñandú', 'José escribe:'],
  ['zh', 'Glowjar 萤火罐反馈（出了问题）：中文 & Ñandú', 'José 写道：'],
] as const)(
  'sends feedback to the operator, with Reply-To set to its author: %s [FBK-9]',
  async (language, subject, opening) => {
    const office = await startSmtpServer()
    const mailer = createMailer({ url: office.url, from: 'glowjar@example.org' })
    const from = { name: 'José', email: 'jose@example.org', language }
    const message = 'The jar\n.\ntipped over.'
    await mailer.feedback('operator@example.org', { from, feedbackType: 'bug', subject: '中文 & Ñandú', message })
    const [mail = ''] = office.mails
    expect(decodeWords(readHeader(mail, 'Subject'))).toBe(subject)
    expect(readHeader(mail, 'To')).toBe('operator@example.org')
    expect(readHeader(mail, 'Reply-To')).toContain('<jose@example.org>')
    expect(readBody(mail)).toContain(opening)
    expect(readBody(mail)).toMatch(/tipped over\./)
  },
)

test('a mail goes to the address of the account alone, whatever mail software reads in it [ACC-67]', async () => {
  const { url, mails, recipients } = await startSmtpServer()
  const mailer = createMailer({ url, from: 'glowjar@example.org' })
  const printable = Array.from({ length: 94 }, (_, n) => String.fromCodePoint(33 + n))
  const addresses = printable
    .flatMap((sign) => [`a${sign}b@example.org`, `${sign}b@example.org`])
    .filter((address) => isEmail(address))
  expect(addresses.length).toBeGreaterThan(150)
  for (const email of addresses) await mailer.emailVerification({ name: null, email, language: 'en' }, link)
  // A local part that begins with a dot is quoted.
  const unquote = (text: string) => text.replaceAll(/["<>]/g, '')
  expect(recipients.map(unquote)).toEqual(addresses)
  expect(mails.map((mail) => unquote(readHeader(mail, 'To')))).toEqual(addresses)
})

test('a signal ends the connection of a mail that is being sent, and keeps later ones from being sent [RUN-34]', async () => {
  const silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const abort = new AbortController()
  const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from: 'glowjar@example.org' }, abort.signal)
  const send = () => mailer.passwordReset({ name: 'Ana', email: 'ana@example.org', language: 'en' }, link)
  const connected = once(silent, 'connection')
  const sending = send()
  const [socket] = (await connected) as [Socket]
  const closed = once(socket.resume(), 'close')
  abort.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  await closed
  await expect(send()).rejects.toMatchObject({ name: 'AbortError' })
})

test('rejects when the server is unreachable', async () => {
  const mailer = createMailer({ url: 'smtp://127.0.0.1:9', from: 'glowjar@example.org' })
  await expect(mailer.passwordReset({ name: 'Ana', email: 'ana@example.org', language: 'en' }, link)).rejects.toThrow(
    'ECONNREFUSED',
  )
})
