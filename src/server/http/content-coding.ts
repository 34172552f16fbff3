import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** A content coding of HTTP that the server can send. */
export type Coding = 'br' | 'gzip' | 'identity'

const preferred: readonly Coding[] = ['br', 'gzip', 'identity']

/** Returns the best available coding for an `Accept-Encoding` header, `identity` when none is acceptable. */
export const preferredCoding = (header: string | undefined, available = preferred): Coding => {
  const best = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(available, { preferred })
  return preferred.find((coding) => coding === best) ?? 'identity'
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses text fast enough for a response that is made on request. */
export const compress = async (text: string, coding: Coding): Promise<string | Uint8Array<ArrayBuffer>> => {
  if (coding === 'br') return compressBrotli(text, fast)
  return coding === 'gzip' ? compressGzip(text) : text
}
