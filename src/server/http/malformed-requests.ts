import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { ProblemCode } from '#shared/contract/problem.ts'
import { createProblemResponse } from './problem-response.ts'
import { nextRequestId } from './request-record.ts'

/** Functions that respond to and log requests that are rejected before they reach the request pipeline. */
export type MalformedRequestResponder = ReturnType<typeof createMalformedRequestResponder>

const problemByErrorCode: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed'],
}

/** Creates the functions that respond to rejected requests with problem documents, and log them. */
export const createMalformedRequestResponder = (log: Logger, securityHeaders: Readonly<Record<string, string>>) => {
  const reject = (status: number, code: ProblemCode) => {
    const requestId = nextRequestId()
    log.info({ requestId, route: 'rejected', status })
    const { headers, body } = createProblemResponse(code, requestId, { status })
    return { status, body, headers: { ...securityHeaders, ...headers, 'x-request-id': requestId } }
  }
  return {
    /** Returns the response to a request whose URL or Host header is invalid. */
    respond() {
      const { body, ...init } = reject(400, 'malformed')
      return new Response(body, init)
    },
    /** Writes the response to what Node's parser rejected, and closes the connection. */
    writeTo(socket: Duplex, error: NodeJS.ErrnoException) {
      const { status, headers, body } = reject(...(problemByErrorCode[error.code ?? ''] ?? [400, 'malformed']))
      const lines = Object.entries({
        ...headers,
        'content-length': Buffer.byteLength(body),
        date: new Date().toUTCString(),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`)
      socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () =>
        socket.destroy(),
      )
    },
  }
}
