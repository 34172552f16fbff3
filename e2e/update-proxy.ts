import { readdirSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A server of the app that can be told to have been updated. */
export interface UpdateProxy {
  url: string
  update(): void
  stop(): void
}

const oldNames = readdirSync('dist/web/assets').filter((name) => /\.(?:js|css)$/.test(name))
const newName = (name: string) => name.replace(/.(?=\.\w+$)/, (last) => (last === '0' ? '1' : '0'))
const isText = ({ headers }: IncomingMessage) => /javascript|css|html/.test(headers['content-type'] ?? '')

/** The same build under other names, as if each part had changed, and the shell with them. */
const asUpdated = (text: string): string =>
  oldNames
    .reduce((changed, name) => changed.replaceAll(name, newName(name)), text)
    .replaceAll(/"revision":"/g, '"revision":"new')

type Given = { answer: IncomingMessage; body: Buffer }

/** Asks the server itself, and for all of it: its marks of what the browser has are those of the build before. */
const forward = async (request: IncomingMessage, path: string, target: string): Promise<Given> => {
  const { 'if-none-match': _, ...headers } = request.headers
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const given = { method: request.method, headers: { ...headers, 'accept-encoding': 'identity' } }
  ask(new URL(path, target), given, resolve)
    .on('error', reject)
    .end(await buffer(request))
  const answer = await promise
  return { answer, body: await buffer(answer) }
}

/** Where the server has what an updated one has at a path. */
const pathBefore = (path: string): string => {
  const name = path.replace('/assets/', '')
  if (oldNames.includes(name)) return '/assets/gone.js'
  return path.replace(name, oldNames.find((old) => newName(old) === name) ?? name)
}

/** Stands before the server at `target`; once updated, it knows the parts of the build by their new names alone. */
export const startUpdateProxy = async (target: string): Promise<UpdateProxy> => {
  let updated = false
  const answerWith = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    const { answer, body } = await forward(request, updated ? pathBefore(path) : path, target)
    const content = updated && isText(answer) ? Buffer.from(asUpdated(body.toString())) : body
    const length = content.length > 0 && { 'content-length': content.length }
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...length }).end(content)
  }
  const server = createServer((request, response) => {
    answerWith(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    update: () => {
      updated = true
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
