import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { streamChat } from '#shared/assistant/contract.ts'
import { readSentence } from '#shared/assistant/sentence.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { sendFeedback } from '#shared/feedback/contract.ts'
import { createTooManyError } from './errors.ts'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

type Counted = 'userId' | 'familyId'
type PathLimit = { points: number; duration: number; per: Counted }

const pathLimits: Readonly<Record<string, PathLimit>> = {
  [streamChat.path]: { points: 20, duration: minuteSeconds, per: 'userId' },
  [readSentence.path]: { points: 20, duration: minuteSeconds, per: 'userId' },
  [sendFeedback.path]: { points: 5, duration: hourSeconds, per: 'userId' },
  [exportFamily.path]: { points: 6, duration: hourSeconds, per: 'familyId' },
}

/** A caller; `via` is the agent, such as an API token, which has counts of its own. */
type CountedMember = Readonly<Record<Counted, string> & { via: string | null }>

/** What a request is counted by; `/mcp` is not in the contract. */
type CountedEndpoint = Pick<Endpoint, 'method'> & { path: string }

/** Counts a request of a signed-in user. @throws AppError `too_many_requests` */
export type RequestLimit = (e: CountedEndpoint, member: CountedMember | null) => Promise<void>

const createLimiter = ({ per, ...rule }: PathLimit) => {
  const limiter = new RateLimiterMemory(rule)
  return (member: CountedMember) =>
    limiter.consume((per === 'userId' ? member.via : null) ?? member[per]).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error
      // After a step of the clock the difference may be longer than the count is kept.
      throw createTooManyError(Math.min(rule.duration, Math.ceil(error.msBeforeNext / 1000)))
    })
}

/** Creates the limits of a user's requests, whatever the session, counted in memory. */
export const createRequestLimit = (): RequestLimit => {
  const countWrite = createLimiter({ points: 300, duration: minuteSeconds, per: 'userId' })
  const countRead = createLimiter({ points: 600, duration: minuteSeconds, per: 'userId' })
  const countByPath = new Map(Object.entries(pathLimits).map(([path, rule]) => [path, createLimiter(rule)]))
  return async (e, member) => {
    if (!member) return
    await (e.method === 'GET' ? countRead : countWrite)(member)
    await countByPath.get(e.path)?.(member)
  }
}
