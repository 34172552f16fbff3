import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { minuteMs } from '#shared/time/duration.ts'

const minutes = 10

const kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  invitation: z.optional(z.string()),
  until: z.number(),
})

/** A sign-in that is under way at the provider, kept in the browser that began it. */
export type KeptFlow = z.output<typeof kept>

/** The cookie that ties the way back from the provider to the browser that set out. */
export interface FlowCookie {
  begin(of: { to: string; invitation?: string | undefined }, now: number): { flow: KeptFlow; header: string }
  /** The flow a `Cookie` header carries, if it was made here and is under way still. */
  read(cookieHeader: string | undefined, now: number): KeptFlow | null
  /** A `Set-Cookie` header that ends it. */
  clear(): string
}

const random = () => randomBytes(32).toString('base64url')

const parsed = (text: string): KeptFlow | null => {
  const outcome = z.safeParse(kept, JSON.parse(Buffer.from(text, 'base64url').toString()))
  return outcome.success ? outcome.data : null
}

/** Flows signed with the secret of this installation. */
export const flowCookie = (baseUrl: string, secret: string): FlowCookie => {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? '__Host-glowjar.provider' : 'glowjar.provider'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const sign = (text: string) => createHmac('sha256', secret).update(`provider:${text}`).digest('base64url')
  return {
    begin({ to, invitation }, now) {
      const until = now + minutes * minuteMs
      const flow = { state: random(), nonce: random(), verifier: random(), to, invitation, until }
      const text = Buffer.from(JSON.stringify(flow)).toString('base64url')
      return { flow, header: `${name}=${text}.${sign(text)}; Max-Age=${minutes * 60}; ${attributes}` }
    },
    read(cookieHeader, now) {
      const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim())
      const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
      const [text = '', signature = ''] = value.split('.')
      const wanted = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      const flow = parsed(text)
      return flow && flow.until > now ? flow : null
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
