import { readdirSync } from 'node:fs'
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A reverse proxy before the app that can pretend that the app was updated. */
export interface UpdateProxy {
  url: string
  update(): void
  stop(): void
}

const assetNames = readdirSync('dist/web/assets').filter((name) => /\.(?:js|css)$/.test(name))
const toNewName = (name: string) => name.replace(/.(?=\.\w+$)/, (last) => (last === '0' ? '1' : '0'))
const isText = ({ headers }: IncomingMessage) => /javascript|css|html/.test(headers['content-type'] ?? '')

/** Returns a text of the build with other names of its assets, as if each had changed. */
const renameAssets = (text: string): string =>
  assetNames
    .reduce((changed, name) => changed.replaceAll(name, toNewName(name)), text)
    .replaceAll(/"revision":"/g, '"revision":"new')

type ForwardedResponse = { incoming: IncomingMessage; body: Buffer }

/** Forwards a request without its ETag and encodings: the ETags belong to the earlier build. */
const forwardRequest = async (request: IncomingMessage, path: string, target: string): Promise<ForwardedResponse> => {
  const { 'if-none-match': _, ...headers } = request.headers
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options = { method: request.method, headers: { ...headers, 'accept-encoding': 'identity' } }
  sendRequest(new URL(path, target), options, resolve)
    .on('error', reject)
    .end(await buffer(request))
  const incoming = await promise
  return { incoming, body: await buffer(incoming) }
}

/** Returns the server's path for a path of the updated build; a missing file for a name of the earlier build. */
const toOriginalPath = (path: string): string => {
  const name = path.replace('/assets/', '')
  if (assetNames.includes(name)) return '/assets/gone.js'
  return path.replace(name, assetNames.find((old) => toNewName(old) === name) ?? name)
}

/** Starts a proxy before the server at `target`; after `update` it serves assets only under their new names. */
export const startUpdateProxy = async (target: string): Promise<UpdateProxy> => {
  let updated = false
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    const { incoming, body } = await forwardRequest(request, updated ? toOriginalPath(path) : path, target)
    const content = updated && isText(incoming) ? Buffer.from(renameAssets(body.toString())) : body
    const length = content.length > 0 && { 'content-length': content.length }
    response.writeHead(incoming.statusCode ?? 500, { ...incoming.headers, ...length }).end(content)
  }
  const server = createServer((request, response) => {
    handleRequest(request, response).catch(() => response.destroy())
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
