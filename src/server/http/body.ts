import { parse as parseContentType } from 'content-type'
import type { Context, HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#server/errors.ts'

const maxBytes = 64 * 1024
const maxDepth = 20
const utf8 = new TextDecoder('utf-8', { fatal: true })

const limitChunkedBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw new AppError('too_large')
  },
})

// An aborted body fails with ECONNRESET, which would otherwise count as a lost connection to the database.
const rethrowAsMalformed = (reading: Promise<unknown>) =>
  reading.catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError('malformed')
  })

/**
 * Checks that the body has at most 64 KB; reads one of unknown length into memory.
 * @throws AppError `too_large`, `malformed` (aborted)
 */
export const limitBody = async (c: Context): Promise<void> => {
  if (c.req.header('transfer-encoding') !== undefined)
    await rethrowAsMalformed(limitChunkedBody(c, async () => undefined))
  else if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError('too_large')
}

/** Returns whether the request has a body that `limitBody` has not read. */
export const hasBody = (c: Context): boolean => Number(c.req.header('content-length') ?? 0) > 0

/**
 * Reads the whole body into memory, where `readJson` finds it.
 * @throws AppError `malformed` (aborted)
 */
export const bufferBody = async (c: Context): Promise<void> => void (await rethrowAsMalformed(c.req.arrayBuffer()))

const quotedString = /"(?:\\.?|[^"\\])*("|$)/g
const parameterSyntax = /^([\w!#$%&'*+.^`|~-]+)=(?:[\w!#$%&'*+.^`|~-]+|"")$/

/** Returns whether each parameter of a media type is valid and occurs once, which content-type does not check. */
const hasValidParameters = (header: string) => {
  const [, ...parts] = header.replace(quotedString, '"$1').toLowerCase().split(';')
  const names = parts.map((part) => part.trim()).flatMap((part) => (part ? [parameterSyntax.exec(part)?.[1]] : []))
  return !names.includes(undefined) && new Set(names).size === names.length
}

const isJson = (header: string) => {
  // What almost every client sends.
  if (header === 'application/json') return true
  const { type, parameters } = parseContentType(header)
  const charset = parameters['charset'] ?? 'utf-8'
  return type === 'application/json' && charset.toLowerCase() === 'utf-8' && hasValidParameters(header)
}

const isTooDeep = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1)))

const parseJson = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new AppError('malformed')
  }
}

/**
 * Returns the parsed JSON body, undefined when it is empty and `isOptional`.
 * @throws AppError `wrong_content_type`, `malformed` (not JSON in UTF-8, or nested deeper than 20)
 */
export const readJson = async (request: HonoRequest, isOptional: boolean): Promise<unknown> => {
  const bytes = await request.arrayBuffer()
  if (isOptional && bytes.byteLength === 0) return undefined
  if (!isJson(request.header('content-type') ?? '') || request.header('content-encoding') !== undefined) {
    throw new AppError('wrong_content_type')
  }
  const value = parseJson(bytes)
  if (isTooDeep(value, maxDepth)) throw new AppError('malformed')
  return value
}
