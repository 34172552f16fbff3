import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { makeMailer } from './mailer.ts'

const link = 'http://localhost:3000/reset-password?token=abc-DEF_123'

// Just enough of SMTP to take one mail.
const converse = (socket: Socket, taken: (mail: string) => void) => {
  let mail: string | null = null
  let left = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (mail === null) {
      if (line === 'DATA') mail = ''
      return say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok')
    }
    if (line !== '.') return void (mail += `${line}\n`)
    taken(mail)
    mail = null
    return say('250 taken')
  }
  say('220 test')
  socket.on('data', (bytes) => {
    const lines = (left + bytes.toString()).split('\r\n')
    left = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}

const postOffice = async () => {
  const mails: string[] = []
  const server = createServer((socket) => converse(socket, (mail) => mails.push(mail)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { mails, url: `smtp://127.0.0.1:${port}` }
}

const header = (mail: string, name: string) => new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)$`, 'm').exec(mail)?.[1] ?? ''

const words = (text: string) =>
  text.replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, kind: string, coded: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString() : unquoted(coded.replaceAll('_', ' ')),
  )

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const bodyOf = (mail: string) => {
  const [, ...rest] = mail.split('\n\n')
  const body = rest.join('\n\n')
  return /base64/i.test(header(mail, 'Content-Transfer-Encoding'))
    ? Buffer.from(body, 'base64').toString()
    : unquoted(body)
}

test.each([
  ['en', 'A new password for Glowjar', 'Hello José'],
  ['es', 'Una contraseña nueva para Glowjar', 'Hola, José'],
  ['zh', '重设你的 Glowjar 萤火罐密码', 'José，你好'],
] as const)(
  'the mail with a link to a new password is in the language of the account: %s',
  async (language, subject, greeting) => {
    const office = await postOffice()
    const mailer = makeMailer({ url: office.url, from: 'Glowjar <glowjar@example.org>' })
    await mailer.passwordReset({ name: 'José', email: 'jose@example.org', language }, link)
    const [mail = ''] = office.mails
    expect(words(header(mail, 'Subject'))).toBe(subject)
    expect(header(mail, 'From')).toBe('Glowjar <glowjar@example.org>')
    expect(header(mail, 'To')).toContain('<jose@example.org>')
    expect(bodyOf(mail)).toContain(greeting)
    expect(bodyOf(mail)).toContain(link)
    expect(header(mail, 'Content-Type')).toContain('text/plain')
  },
)

test('a name cannot add a recipient or a header', async () => {
  const office = await postOffice()
  const mailer = makeMailer({ url: office.url, from: 'glowjar@example.org' })
  const name = 'Eve, <evil@example.org>, "x" <y@example.org>'
  await mailer.passwordReset({ name, email: 'eve@example.org', language: 'en' }, link)
  expect(office.mails).toHaveLength(1)
  expect(header(office.mails[0] ?? '', 'To')).toMatch(/<eve@example\.org>$/)
  expect(header(office.mails[0] ?? '', 'Bcc')).toBe('')
})

test('a server that cannot be reached is a failure', async () => {
  const mailer = makeMailer({ url: 'smtp://127.0.0.1:9', from: 'glowjar@example.org' })
  await expect(mailer.passwordReset({ name: 'Ana', email: 'ana@example.org', language: 'en' }, link)).rejects.toThrow(
    'ECONNREFUSED',
  )
})
