import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps, type Agent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { secondMs } from '#shared/time/duration.ts'
import { createDnsLookup, lookUpLocally, type HostAddress, type HostLookup } from './host-lookup.ts'
import { isPublicAddress } from './public-address.ts'

export interface OutboundLimits {
  /** The longest time of a request, from the look-up of its host to the end of the response, in milliseconds. */
  timeoutMs: number
  /** The largest body of a response, in bytes. */
  maxBytes: number
}

/** The limits of a request whose caller names no others. */
export const productionLimits: OutboundLimits = { timeoutMs: 5 * secondMs, maxBytes: 1_000_000 }

/** What tests replace. */
export interface OutboundSettings {
  limits?: OutboundLimits
  lookup?: HostLookup
  /** Agent of https requests, in place of a new one for each. */
  httpsAgent?: Agent
}

interface OutboundOptions extends OutboundSettings {
  /** Hosts `name:port` that the operator trusts: they may have any address and may be reached over http. */
  trustedHosts: readonly string[]
}

/** The only way from the server to other hosts, apart from mail and the database. */
export interface Outbound {
  /**
   * Sends a request like the global `fetch`, but follows no redirect (it returns or, with `redirect: 'error'`, rejects it) and
   * reaches only https addresses on the internet and the hosts that the operator trusts. The host is looked up once, and only
   * the addresses that were checked are connected to.
   * @throws OutboundError `blocked_address`, `redirected`; TimeoutError; an error with the code of the failed look-up or
   * connection
   */
  fetch(this: void, input: string | URL | Request, init?: RequestInit, limits?: OutboundLimits): Promise<Response>
  /** Returns whether a URL may be reached, as far as it says without a look-up of its host. */
  mayReach(this: void, url: URL): boolean
}

/** A request that the rules for outgoing connections prevented, or a response that they ended. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly code: 'blocked_address' | 'redirected' | 'too_large'
  /** Host and port that was not reached. */
  readonly host: string | null

  constructor(code: OutboundError['code'], message: string, host: string | null = null) {
    super(message)
    this.code = code
    this.host = host
  }
}

/** Returns host and port of a URL as `name:port`, also for the default port. */
export const toHostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

const createFixedLookup =
  (addresses: HostAddress[]): LookupFunction =>
  (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }

const limitBytes = (maxBytes: number) => {
  let received = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength
      if (received > maxBytes) controller.error(new OutboundError('too_large', `more than ${maxBytes} bytes came back`))
      else controller.enqueue(chunk)
    },
  })
}

const isWithoutBody = (status: number) => status === 204 || status === 205 || status === 304

const toResponse = (message: IncomingMessage, maxBytes: number): Response => {
  const { statusCode: status = 502, statusMessage: statusText = '' } = message
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) headers.append(name, value)
  if (isWithoutBody(status)) {
    message.resume()
    return new Response(null, { status, statusText, headers })
  }
  const body = Readable.toWeb(message) as ReadableStream<Uint8Array>
  return new Response(body.pipeThrough(limitBytes(maxBytes)), { status, statusText, headers })
}

const toHostName = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Returns whether a name exists only in a network of its own: of one part, or under a domain reserved for that. */
const isLocalName = (host: string): boolean =>
  !host.includes('.') || /\.(?:home\.arpa|internal|local|localhost)$/.test(host)

/** Creates the functions that judge a URL, and find the addresses of its host. */
const createAddressFinder = ({ trustedHosts, lookup }: OutboundOptions) => {
  const trusted = new Set(trustedHosts)
  const isTrusted = (url: URL) => trusted.has(toHostAndPort(url))
  const lookUpInternet = createDnsLookup()

  const mayReach = (url: URL): boolean => {
    const host = toHostName(url)
    const isOnInternet = isIP(host) === 0 ? !isLocalName(host) : isPublicAddress(host)
    return isTrusted(url) || (url.protocol === 'https:' && isOnInternet)
  }

  /** @throws OutboundError `blocked_address` */
  const findAddresses = async (url: URL): Promise<HostAddress[]> => {
    const reason = 'only https addresses on the internet may be reached'
    const blocked = new OutboundError('blocked_address', reason, toHostAndPort(url))
    if (!mayReach(url)) throw blocked
    const find = lookup ?? (isTrusted(url) ? lookUpLocally : lookUpInternet)
    const addresses = await find(toHostName(url))
    if (!isTrusted(url) && !addresses.every(({ address }) => isPublicAddress(address))) throw blocked
    return addresses
  }

  return { mayReach, findAddresses }
}

/** Sends a request to one of the addresses. */
const send = async (
  request: Request,
  addresses: HostAddress[],
  signal: AbortSignal,
  httpsAgent: Agent | false,
): Promise<IncomingMessage> => {
  const url = new URL(request.url)
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' }
  const common = { method: request.method, headers, lookup: createFixedLookup(addresses), signal }
  return new Promise((resolve, reject) => {
    const outgoing =
      url.protocol === 'https:'
        ? requestHttps(url, { ...common, agent: httpsAgent })
        : requestHttp(url, { ...common, agent: false })
    outgoing.on('response', resolve).on('error', reject)
    if (body.length > 0) outgoing.end(body)
    else outgoing.end()
  })
}

const isRedirect = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 300 && statusCode < 400

/** @throws OutboundError `redirected` */
const rejectRedirect = (message: IncomingMessage, { redirect }: Request): void => {
  if (redirect !== 'error' || !isRedirect(message)) return
  message.destroy()
  throw new OutboundError('redirected', 'the host redirected the request')
}

/** Creates the function that sends requests to other hosts. */
export const createOutbound = (options: OutboundOptions): Outbound => {
  const { limits = productionLimits, httpsAgent = false } = options
  const { mayReach, findAddresses } = createAddressFinder(options)
  return {
    mayReach,
    async fetch(input, init, { timeoutMs, maxBytes } = limits) {
      const request = new Request(input, init)
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([request.signal, timeout])
      try {
        signal.throwIfAborted()
        const addresses = await Promise.race([findAddresses(new URL(request.url)), rejectOnAbort(signal)])
        const message = await send(request, addresses, signal, httpsAgent)
        rejectRedirect(message, request)
        return toResponse(message, maxBytes)
      } catch (error) {
        // An aborted request reports that it was aborted, but not why.
        throw timeout.aborted ? timeout.reason : error
      }
    },
  }
}
