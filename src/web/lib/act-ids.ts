import { v7 } from 'uuid'
import { OfflineError, type CallOptions } from '#shared/contract/client.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const unanswered = new Map<string, string>()

/**
 * Sends an act under an id of its own. When no answer came, the same input sent again is the same act: it keeps its id,
 * so that what may already have happened does not happen twice.
 */
export const underActId = async <T>(
  e: Endpoint,
  given: unknown,
  send: (options: CallOptions) => Promise<T>,
): Promise<T> => {
  if (!e.act) return send({})
  const input = `${e.method} ${e.path} ${JSON.stringify(given)}`
  const key = unanswered.get(input) ?? v7()
  try {
    const answer = await send({ key })
    unanswered.delete(input)
    return answer
  } catch (error) {
    if (error instanceof OfflineError) unanswered.set(input, key)
    else unanswered.delete(input)
    throw error
  }
}
