import { expect, test } from 'vitest'
import { freePort } from '#scripts/ports.ts'
import { OperatorError } from '#server/operator-error.ts'
import { postOffice } from '#server/testing/post-office.ts'
import { mailCommand } from './mail.ts'

const from = 'Glowjar <jar@example.org>'

const run = async (url: string | null, ...args: string[]) => {
  const lines: string[] = []
  await mailCommand({ mail: url === null ? null : { url, from } }, args, (line) => void lines.push(line))
  return lines
}

test('a mail that was taken is told with where it went', async () => {
  const office = await postOffice()
  expect(await run(office.url, 'test', 'ana@example.org')).toEqual([
    `The mail server 127.0.0.1:${office.port} has taken a mail for ana@example.org from ${from}: 250 taken`,
    'See whether it arrives, and look among the spam, too.',
  ])
  expect(office.mails).toHaveLength(1)
  expect(office.mails[0]).toContain('To: ana@example.org')
  expect(office.mails[0]).toContain('Subject: Glowjar can send mail')
})

test('without mail set up it says which settings are missing', async () => {
  const refused = run(null, 'test', 'ana@example.org')
  await expect(refused).rejects.toThrow(/^No mail is set up: set SMTP_URL .* and MAIL_FROM/)
  await expect(refused).rejects.toBeInstanceOf(OperatorError)
})

test.each([
  ['the recipient', { 'RCPT TO': '550 no such mailbox' }, 'does not take mail for this address: 550 no such mailbox'],
  ['the sender', { 'MAIL FROM': '553 not yours' }, 'does not take mail from the sender in MAIL_FROM: 553 not yours'],
  ['the content', { DATA: '554 looks like spam' }, 'does not take the mail: 554 looks like spam'],
])('a mail server that refuses %s is quoted', async (_, answers, says) => {
  const office = await postOffice(answers)
  const refused = run(office.url, 'test', 'ana@example.org')
  await expect(refused).rejects.toThrow(`Nothing was sent. The mail server 127.0.0.1:${office.port} ${says}`)
  expect(office.mails).toEqual([])
})

test('a wrong password is told, and never printed', async () => {
  const office = await postOffice({
    EHLO: '250-test\r\n250 AUTH PLAIN LOGIN',
    AUTH: '535 authentication failed',
  })
  const refused = run(office.url.replace('//', '//ana:s3cret@'), 'test', 'ana@example.org')
  await expect(refused).rejects.toThrow(/refuses the name or the password in SMTP_URL: 535 authentication failed$/)
  await expect(refused).rejects.not.toThrow('s3cret')
})

test('a server that is not there, or not by that name, is told with what to look at', async () => {
  const nobody = run(`smtp://127.0.0.1:${await freePort()}`, 'test', 'ana@example.org')
  await expect(nobody).rejects.toThrow(/cannot be reached: .*ECONNREFUSED.*Are name and port in SMTP_URL right\?/)
  const silent = await postOffice({ EHLO: '', HELO: '' })
  const late = run(`${silent.url}?socketTimeout=300`, 'test', 'ana@example.org')
  await expect(late).rejects.toThrow('does not answer in time')
})

test.each([[[]], [['test']], [['test', 'nonsense']], [['send', 'a@b.org']], [['test', 'a@b.org', 'c@d.org']]])(
  'other arguments are refused: %j',
  async (args) => {
    await expect(run('smtp://127.0.0.1:1', ...args)).rejects.toThrow('glowjar mail test <address>')
  },
)
