import { connect, type Socket } from 'node:net'

/** A raw TCP connection that records what it receives. */
export interface RawSocket {
  socket: Socket
  /** Returns everything received so far. */
  received(): string
  /** Resolves to the status of the first response once `enough` was received or the connection closed; 0 without one. */
  status(enough?: RegExp): Promise<number>
  /** Resolves when the connection closes, to the milliseconds since it was opened. */
  closed: Promise<number>
}

/** Opens a TCP connection to a local port and sends `first`; returns what it receives. A reset counts as closed. */
export const openRawSocket = (port: number, first: string | Buffer): RawSocket => {
  const socket = connect(port, '127.0.0.1')
  const began = performance.now()
  let text = ''
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => void (text += bytes.toString('latin1')))
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - began)))
  const waitFor = (enough: RegExp) =>
    new Promise<void>((resolve) => socket.on('data', () => enough.test(text) && resolve()))
  socket.write(first)
  return {
    socket,
    received: () => text,
    closed,
    status: async (enough = /^HTTP[^\r]+\r\n[^]*\r\n\r\n/) => {
      await Promise.race([waitFor(enough), closed])
      return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
    },
  }
}

/** Returns the request line and headers, with the empty line. */
export const formatRequestHead = (method: string, path: string, headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
