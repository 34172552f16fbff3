interface EmbeddedResponse {
  text: string
  etag: string | null
}

/** How long embedded responses are fresh, in milliseconds since the navigation. */
const freshMs = 30_000

const responses = new Map<string, EmbeddedResponse>()

/** Reads the responses that the server embedded in the page; returns whether there are any. */
export const readEmbeddedResponses = (): boolean => {
  const block = document.getElementById('embedded-responses')?.textContent
  if (!block) return false
  for (const [url, response] of Object.entries(JSON.parse(block) as Record<string, EmbeddedResponse>))
    responses.set(url, response)
  return true
}

/** Returns and removes the embedded response to a request. A write discards all of them. */
export const takeEmbeddedResponse = (url: string, method: string) => {
  if (responses.size === 0) return undefined
  if (method !== 'GET' || performance.now() > freshMs) responses.clear()
  const response = responses.get(url)
  responses.delete(url)
  const get = (name: string) => (name === 'etag' && response ? response.etag : null)
  return response && { status: 200, statusText: '', headers: { get }, text: async () => response.text }
}
