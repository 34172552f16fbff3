import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** A content coding of HTTP that the server can send. */
export type Coding = 'br' | 'gzip' | 'identity'

const codingsByPreference: readonly Coding[] = ['br', 'gzip', 'identity']

/** Returns the best available coding for an `Accept-Encoding` header, `identity` when none is acceptable. */
export const chooseCoding = (header: string | undefined, available = codingsByPreference): Coding => {
  const best = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(available, {
    preferred: codingsByPreference,
  })
  return codingsByPreference.find((coding) => coding === best) ?? 'identity'
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses text at a level that is fast enough for a response made on request; `identity` returns the text. */
export const compress = async (text: string, coding: Coding): Promise<string | Uint8Array<ArrayBuffer>> => {
  if (coding === 'br') return compressBrotli(text, fastBrotli)
  return coding === 'gzip' ? compressGzip(text) : text
}
