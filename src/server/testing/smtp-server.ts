import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Replies that are sent instead of success, by the beginning of the command. */
type Replies = Readonly<Record<string, string>>

// Just enough of SMTP to accept mails.
const serveConnection = (
  socket: Socket,
  replies: Replies,
  { onMail, onRecipient }: { onMail: (mail: string) => void; onRecipient: (address: string) => void },
) => {
  let mail: string | null = null
  let rest = ''
  const reply = (line: string) => socket.write(`${line}\r\n`)
  const handleLine = (line: string) => {
    if (mail === null) {
      const recipient = /^RCPT TO:<(.*?)>/.exec(line)?.[1]
      if (recipient !== undefined) onRecipient(recipient)
      const override = Object.entries(replies).find(([command]) => line.toUpperCase().startsWith(command))
      if (override) return reply(override[1])
      if (line === 'DATA') mail = ''
      return reply(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok')
    }
    if (line !== '.') return void (mail += `${line}\n`)
    onMail(mail)
    mail = null
    return reply('250 taken')
  }
  reply('220 test')
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) handleLine(line)
  })
}

/** Starts a local SMTP server that records the mails it is sent and to whom; it stops when the test ends. */
export const startSmtpServer = async (replies: Replies = {}) => {
  const mails: string[] = []
  const recipients: string[] = []
  const listeners = {
    onMail: (mail: string) => mails.push(mail),
    onRecipient: (address: string) => recipients.push(address),
  }
  const server = createServer((socket) => serveConnection(socket, replies, listeners))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { mails, recipients, port, url: `smtp://127.0.0.1:${port}` }
}
