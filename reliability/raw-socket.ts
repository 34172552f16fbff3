import { connect, type Socket } from 'node:net'

/** A connection that says what it is told, byte by byte if need be, and remembers what it hears. */
export interface RawSocket {
  socket: Socket
  /** All that was heard so far. */
  heard(): string
  /** The status of the first answer, once the connection has closed or `enough` has been heard; 0 without an answer. */
  status(enough?: RegExp): Promise<number>
  /** Fulfilled with the milliseconds from the first byte sent until the other side has closed. */
  closed: Promise<number>
}

/** Connects and sends at once; a connection that is cut off is closed, not broken. */
export const openRawSocket = (port: number, first: string | Buffer): RawSocket => {
  const socket = connect(port, '127.0.0.1')
  const began = performance.now()
  let text = ''
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => void (text += bytes.toString('latin1')))
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - began)))
  const told = (enough: RegExp) =>
    new Promise<void>((resolve) => socket.on('data', () => enough.test(text) && resolve()))
  socket.write(first)
  return {
    socket,
    heard: () => text,
    closed,
    status: async (enough = /^HTTP[^\r]+\r\n[^]*\r\n\r\n/) => {
      await Promise.race([told(enough), closed])
      return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
    },
  }
}

/** The head of a request, with the empty line after it. */
export const requestHead = (method: string, path: string, headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
