import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { minuteMs } from '#shared/time/duration.ts'
import { createHostCookie } from '#server/http/host-cookie.ts'
import { newToken, extractVerifiedText } from '#server/tokens.ts'

const lifetimeMinutes = 10

const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  invitation: z.optional(z.string()),
  /** Id of the session whose sign-in it confirms; absent for a sign-in. */
  confirms: z.optional(z.string()),
  /** Whether the provider is to have the person sign in again, whatever it remembers. */
  asksLogin: z.optional(z.boolean()),
  until: z.number(),
})

/** A sign-in in progress at the provider; `to` is the page to return to, `until` its expiry in epoch milliseconds. */
export type StoredFlow = z.output<typeof flowSchema>

const decodeFlow = (text: string): StoredFlow | null => {
  const result = z.safeParse(flowSchema, JSON.parse(Buffer.from(text, 'base64url').toString()))
  return result.success ? result.data : null
}

export type FlowCookie = ReturnType<typeof createFlowCookie>

/** Creates the signed cookie that binds the redirect back from the provider to the browser that started the sign-in. */
export const createFlowCookie = (baseUrl: string, secret: string) => {
  const cookie = createHostCookie(baseUrl, 'provider')
  const sign = (text: string) => createHmac('sha256', secret).update(`provider:${text}`).digest('base64url')
  return {
    /** Creates a flow. Returns it with the `Set-Cookie` header that stores it. */
    start(purpose: Pick<StoredFlow, 'to' | 'invitation' | 'confirms' | 'asksLogin'>, now: number) {
      const until = now + lifetimeMinutes * minuteMs
      const started = { state: newToken(), nonce: newToken(), verifier: newToken(), ...purpose, until }
      const text = Buffer.from(JSON.stringify(started)).toString('base64url')
      return { flow: started, header: cookie.set(`${text}.${sign(text)}`, lifetimeMinutes * 60) }
    },
    /** Returns the flow of a `Cookie` header, if its signature is valid and it has not expired. */
    read(cookieHeader: string | undefined, now: number): StoredFlow | null {
      const text = extractVerifiedText(cookie.read(cookieHeader) ?? '', sign)
      const stored = text === null ? null : decodeFlow(text)
      return stored && stored.until > now ? stored : null
    },
    clear: cookie.clear,
  }
}
