import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fresh from 'fresh'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { chooseCoding, type Coding } from './content-coding.ts'

/** A file of the built web app in memory, with the encodings that the build wrote beside it. */
export interface WebFile {
  type: string
  etag: string
  encoded: ReadonlyMap<Coding, Uint8Array<ArrayBuffer>>
}

const extensionByCoding = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const

/** Reads a file and its compressed versions into memory; returns null when there is none. */
export const readWebFile = (file: string): WebFile | null => {
  if (!existsSync(file)) return null
  const encoded = new Map(
    extensionByCoding
      .filter(([, extension]) => existsSync(file + extension))
      .map(([coding, extension]) => [coding, new Uint8Array(readFileSync(file + extension))]),
  )
  const type = getMimeType(file) ?? 'application/octet-stream'
  return { type, etag: `"${hash('sha256', readFileSync(file), 'base64url').slice(0, 16)}"`, encoded }
}

/** Reads the files directly in the folder, such as the service worker and icons, by name. */
export const readTopLevelWebFiles = (folder: string): Map<string, WebFile | null> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ name }) => [name, readWebFile(path.join(folder, name))]),
  )

/** Responds with a file in the best encoding, or with 304 when the client has it. */
export const sendWebFile = (c: Context, file: WebFile, status: number, extra: Record<string, string>): Response => {
  const headers = {
    'content-type': file.type,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag: file.etag,
    ...extra,
  }
  if (status === 200 && fresh(c.req.header(), headers)) return new Response(null, { status: 304, headers })
  const coding = chooseCoding(c.req.header('accept-encoding'), [...file.encoded.keys()])
  return new Response(file.encoded.get(coding) ?? '', {
    status,
    headers: { ...headers, ...(coding === 'identity' ? {} : { 'content-encoding': coding }) },
  })
}
