import * as z from 'zod/mini'
import { listChildren } from '#shared/children/contract.ts'
import { formatRequestPath } from '#shared/contract/client.ts'
import { mapChildRequests, mapFamilyRequests, maxOtherChildren } from '#shared/home/requests.ts'

/** Requests a path of the API as the visitor of the page. */
export type FetchApi = (path: string) => Promise<Response>

interface ApiResponse {
  text: string
  etag: string | null
}

const childrenSchema = z.array(z.object({ id: z.string() }))

const parseChildIds = (json: string | undefined): string[] =>
  json === undefined ? [] : z.parse(childrenSchema, JSON.parse(json)).map(({ id }) => id)

// Failed responses are left out: the app requests them again and shows the error.
const fetchHomeData = async (fetchApi: FetchApi): Promise<Map<string, ApiResponse>> => {
  const responses = new Map<string, ApiResponse>()
  const fetchPath = async (path: string) => {
    const response = await fetchApi(path)
    if (response.status !== 200) return
    responses.set(path, { text: await response.text(), etag: response.headers.get('etag') })
  }
  await Promise.all(mapFamilyRequests(formatRequestPath).map(fetchPath))
  const childIds = parseChildIds(responses.get(listChildren.path)?.text).slice(0, maxOtherChildren + 1)
  await Promise.all(childIds.flatMap((id) => mapChildRequests(id, formatRequestPath)).map(fetchPath))
  return responses
}

/**
 * Returns the HTML of the app with a JSON block of the API responses that home requests first: user, children, today, and the
 * activities, quick list, redemptions, rewards, pace and skills of up to four children. Nothing in the JSON can end the block.
 */
export const embedHomeData = async (shell: string, fetchApi: FetchApi): Promise<string> => {
  const responses = Object.fromEntries(await fetchHomeData(fetchApi))
  const json = JSON.stringify(responses).replaceAll('<', '\\u003c')
  return shell.replace(
    '</body>',
    () => `<script type="application/json" id="embedded-responses">${json}</script></body>`,
  )
}
