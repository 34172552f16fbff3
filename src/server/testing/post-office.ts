import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a mail server answers to commands that begin so, in place of yes. */
type Answers = Readonly<Record<string, string>>

// Just enough of SMTP to take one mail.
const converse = (socket: Socket, answers: Answers, taken: (mail: string) => void) => {
  let mail: string | null = null
  let left = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (mail === null) {
      const refused = Object.entries(answers).find(([command]) => line.toUpperCase().startsWith(command))
      if (refused) return say(refused[1])
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

/** A mail server on this machine that keeps what it is given; it goes when the test ends. */
export const postOffice = async (answers: Answers = {}) => {
  const mails: string[] = []
  const server = createServer((socket) => converse(socket, answers, (mail) => mails.push(mail)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { mails, port, url: `smtp://127.0.0.1:${port}` }
}
