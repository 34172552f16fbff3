import { expect, test } from 'vitest'
import { findFreePort } from '#scripts/ports.ts'
import { OperatorError } from '#server/operator-error.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { mailCommand } from './mail.ts'

const from = 'Glowjar <jar@example.org>'

const runMailCommand = async (url: string | null, ...args: string[]) => {
  const lines: string[] = []
  await mailCommand(
    { mail: url === null ? null : { url, from }, localAccounts: true },
    args,
    (line) => void lines.push(line),
  )
  return lines
}

test('reports an accepted mail and its addresses', async () => {
  const office = await startSmtpServer()
  expect(await runMailCommand(office.url, 'test', 'ana@example.org')).toEqual([
    `The mail server 127.0.0.1:${office.port} accepted a mail for ana@example.org from ${from}: 250 taken`,
    'Check that it arrives; look in the spam folder, too.',
  ])
  expect(office.mails).toHaveLength(1)
  expect(office.mails[0]).toContain('To: ana@example.org')
  expect(office.mails[0]).toContain('Subject: Glowjar can send mail')
})

test('without mail settings, names the missing ones', async () => {
  const rejected = runMailCommand(null, 'test', 'ana@example.org')
  await expect(rejected).rejects.toThrow(/^Mail is not configured: set SMTP_URL .* and MAIL_FROM/)
  await expect(rejected).rejects.toBeInstanceOf(OperatorError)
})

test.each([
  ['the recipient', { 'RCPT TO': '550 no such mailbox' }, 'rejects this address: 550 no such mailbox'],
  ['the sender', { 'MAIL FROM': '553 not yours' }, 'rejects the sender in MAIL_FROM: 553 not yours'],
  ['the content', { DATA: '554 looks like spam' }, 'rejects the mail: 554 looks like spam'],
])('prints the response of a mail server that rejects %s', async (_, answers, says) => {
  const office = await startSmtpServer(answers)
  const rejected = runMailCommand(office.url, 'test', 'ana@example.org')
  await expect(rejected).rejects.toThrow(`Nothing was sent. The mail server 127.0.0.1:${office.port} ${says}`)
  expect(office.mails).toEqual([])
})

test('reports a wrong password without printing it', async () => {
  const office = await startSmtpServer({
    EHLO: '250-test\r\n250 AUTH PLAIN LOGIN',
    AUTH: '535 authentication failed',
  })
  const rejected = runMailCommand(office.url.replace('//', '//ana:s3cret@'), 'test', 'ana@example.org')
  await expect(rejected).rejects.toThrow(/rejects the user name or password in SMTP_URL: 535 authentication failed$/)
  await expect(rejected).rejects.not.toThrow('s3cret')
})

test('reports an unreachable or unknown server with what to check', async () => {
  const nobody = runMailCommand(`smtp://127.0.0.1:${await findFreePort()}`, 'test', 'ana@example.org')
  await expect(nobody).rejects.toThrow(/cannot be reached: .*ECONNREFUSED.*Are name and port in SMTP_URL right\?/)
  const silent = await startSmtpServer({ EHLO: '', HELO: '' })
  const late = runMailCommand(`${silent.url}?socketTimeout=300`, 'test', 'ana@example.org')
  await expect(late).rejects.toThrow('timed out')
})

test.each([[[]], [['test']], [['test', 'nonsense']], [['send', 'a@b.org']], [['test', 'a@b.org', 'c@d.org']]])(
  'rejects other arguments: %j',
  async (args) => {
    await expect(runMailCommand('smtp://127.0.0.1:1', ...args)).rejects.toThrow('glowjar mail test <address>')
  },
)
