import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { minuteMs } from '#shared/time/duration.ts'
import { createHostCookie } from '#server/http/host-cookie.ts'

const lifetimeMinutes = 10

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  invitation: z.optional(z.string()),
  until: z.number(),
})

/** A sign-in in progress at the provider; `to` is the page to return to, `until` its expiry in epoch milliseconds. */
export type StoredFlow = z.output<typeof flow>

/** The cookie that binds the redirect back from the provider to the browser that started the sign-in. */
export interface FlowCookie {
  /** Creates a flow. Returns it with the `Set-Cookie` header that stores it. */
  start(page: { to: string; invitation?: string | undefined }, now: number): { flow: StoredFlow; header: string }
  /** Returns the flow of a `Cookie` header, if its signature is valid and it has not expired. */
  read(cookieHeader: string | undefined, now: number): StoredFlow | null
  /** Returns a `Set-Cookie` header that deletes the cookie. */
  clear(): string
}

const randomText = () => randomBytes(32).toString('base64url')

const decodeFlow = (text: string): StoredFlow | null => {
  const result = z.safeParse(flow, JSON.parse(Buffer.from(text, 'base64url').toString()))
  return result.success ? result.data : null
}

/** Creates the cookie of an installation, signed with its secret. */
export const createFlowCookie = (baseUrl: string, secret: string): FlowCookie => {
  const cookie = createHostCookie(baseUrl, 'provider')
  const sign = (text: string) => createHmac('sha256', secret).update(`provider:${text}`).digest('base64url')
  return {
    start({ to, invitation }, now) {
      const until = now + lifetimeMinutes * minuteMs
      const started = { state: randomText(), nonce: randomText(), verifier: randomText(), to, invitation, until }
      const text = Buffer.from(JSON.stringify(started)).toString('base64url')
      return { flow: started, header: cookie.set(`${text}.${sign(text)}`, lifetimeMinutes * 60) }
    },
    read(cookieHeader, now) {
      const [text = '', signature = ''] = (cookie.read(cookieHeader) ?? '').split('.')
      const expected = Buffer.from(sign(text))
      const actual = Buffer.from(signature)
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
      const stored = decodeFlow(text)
      return stored && stored.until > now ? stored : null
    },
    clear: cookie.clear,
  }
}
