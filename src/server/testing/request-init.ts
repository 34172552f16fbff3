import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { SampleRequest } from './sample-requests.ts'

/** Returns the arguments of `fetch` for a request, with a JSON body. */
export const toRequestInit = (
  { method }: Endpoint,
  { body }: SampleRequest,
  headers: Record<string, string> = {},
): RequestInit => {
  const ofJson = { 'content-type': 'application/json', ...headers }
  return body === undefined ? { method, headers } : { method, headers: ofJson, body: JSON.stringify(body) }
}
