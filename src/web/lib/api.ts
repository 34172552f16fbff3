import { createClient, type ApiError, type CallPage, type SendRequest } from '#shared/contract/client.ts'
import type { EndpointInput, ReadEndpoint, ResponseBody } from '#shared/contract/endpoint.ts'
import { takeEmbeddedResponse } from './embedded-responses.ts'
import { firstResponse } from './first-response.ts'
import { recordResponse, setReachable } from './reachability.ts'

/** The window event that is fired when the session has ended. */
export const authErrorEvent = 'auth-error'

/** How long a read or an act waits for its response, in milliseconds; it frees one of the few connections of the browser. */
const timeoutMs = 20_000

/** Returns a signal that aborts a request after `timeoutMs`, if it can be sent again without taking effect twice. */
const createSignal = ({ method, headers }: Parameters<SendRequest>[1]) =>
  method === 'GET' || 'idempotency-key' in headers ? { signal: AbortSignal.timeout(timeoutMs) } : {}

/** Sends a request with the session's cookie. */
const send: SendRequest = async (url, request) => {
  const embedded = takeEmbeddedResponse(url, request.method)
  if (embedded) {
    recordResponse()
    return embedded
  }
  try {
    const init = { ...request, ...createSignal(request), credentials: 'same-origin', cache: 'no-store' } as const
    const response = await fetch(url, init)
    recordResponse()
    return response
  } catch (error) {
    setReachable(false)
    throw error
  }
}

const retryDelayMs = 400

// Whoever confirms that it is them gets a new cookie; a read that was on its way is rejected for the old one.
const sendAgainWithNewCookie: SendRequest = async (url, request) => {
  const response = await send(url, request)
  if (response.status !== 401 || request.method !== 'GET') return response
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
  return send(url, request)
}

let isSigningOut = false

const fireAuthError = ({ status, code }: ApiError): void => {
  if (code === 'signed_out' && !isSigningOut)
    window.dispatchEvent(new CustomEvent(authErrorEvent, { detail: { status } }))
}

/** The client of the signed-in app. An error `signed_out` also fires the window event `auth-error`. */
const client = createClient(sendAgainWithNewCookie, fireAuthError)

/** Only commands call endpoints that write, under the id of an act. */
export const { call: callWrite } = client

/** Calls an endpoint that reads page by page. */
export const page: CallPage = (e, input) => firstResponse(() => client.page(e, input))

/** Calls an endpoint that reads. */
export const call = <E extends ReadEndpoint>(e: E, input: EndpointInput<E>): Promise<ResponseBody<E>> =>
  firstResponse(() => callWrite(e, input))

/** Clears the responses that the client keeps in memory and stops firing `auth-error`, for signing out. */
export const clearClientCache = (): void => {
  isSigningOut = true
  client.clearCache()
}

const silentClient = createClient(send)

/** Like `call`, but without firing `auth-error`: for checking whether there is a session. */
export const callSilently = <E extends ReadEndpoint>(e: E, input: EndpointInput<E>): Promise<ResponseBody<E>> =>
  firstResponse(() => silentClient.call(e, input))
