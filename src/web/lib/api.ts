import { createClient, type ApiError, type Send } from '#shared/contract/client.ts'
import { takeEmbeddedResponse } from './embedded-responses.ts'
import { setReachable } from './online.ts'

/** The window event that says: the session has ended. */
export const authErrorEvent = 'auth-error'

/** The endpoint's answer as `fetch` brings it, with the session's cookie. */
const send: Send = async (url, request) => {
  const known = takeEmbeddedResponse(url, request.method)
  if (known) return known
  try {
    const response = await fetch(url, { ...request, credentials: 'same-origin', cache: 'no-store' })
    setReachable(true)
    return response
  } catch (error) {
    setReachable(false)
    throw error
  }
}

let hasLeft = false

const raiseAuthError = ({ status, code }: ApiError): void => {
  if (code === 'signed_out' && !hasLeft) window.dispatchEvent(new CustomEvent(authErrorEvent, { detail: { status } }))
}

/** The client of the signed-in app. A refusal `signed_out` raises the window event `auth-error`. */
const client = createClient(send, raiseAuthError)

export const { call, page } = client

/** Forgets what was read; whoever leaves needs no word about the end of the session. */
export const forget = (): void => {
  hasLeft = true
  client.forget()
}

/** The client that only asks whether somebody is signed in: a no is an answer, not an ended session. */
export const { call: ask } = createClient(send)
