import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const canListen = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/**
 * Returns a free port on loopback: one at random below those that systems give to outgoing connections, so that none takes it
 * before the caller listens.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  return (await canListen(port)) ? port : findFreePort()
}
