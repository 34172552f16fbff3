import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { sessionDays } from '#shared/auth/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import { createHostCookie } from '#server/http/host-cookie.ts'
import { newToken, extractVerifiedText } from '#server/tokens.ts'

// A browser that several people use.
const maxAccounts = 5

const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) })

const decodeDevice = (text: string) => {
  const result = z.safeParse(deviceSchema, JSON.parse(Buffer.from(text, 'base64url').toString()))
  return result.success ? result.data : null
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>

/**
 * Creates the signed cookie that remembers which accounts have signed in from a browser, as keyed hashes of their
 * addresses. It opens nothing, but failures of strangers do not limit such a browser.
 */
export const createDeviceCookie = (baseUrl: string, secret: string) => {
  const cookie = createHostCookie(baseUrl, 'device')
  const createDigest = (label: string) => (text: string) =>
    createHmac('sha256', secret).update(`${label}:${text}`).digest('base64url')
  const sign = createDigest('device')
  const toAccount = createDigest('device-account')
  const readDevice = (cookieHeader: string | undefined) => {
    const text = extractVerifiedText(cookie.read(cookieHeader) ?? '', sign)
    return text === null ? null : decodeDevice(text)
  }
  return {
    /** Returns the id of the browser if it has signed in to the account with this address. */
    readKnownDevice(cookieHeader: string | undefined, email: string): string | null {
      const device = readDevice(cookieHeader)
      return device?.accounts.includes(toAccount(email)) ? device.id : null
    },
    /** Returns the `Set-Cookie` header that adds an account to those of the browser. */
    add(cookieHeader: string | undefined, email: string): string {
      const { id, accounts } = readDevice(cookieHeader) ?? { id: newToken(), accounts: [] }
      const account = toAccount(email)
      const latest = [account, ...accounts.filter((other) => other !== account)].slice(0, maxAccounts)
      const text = Buffer.from(JSON.stringify({ id, accounts: latest })).toString('base64url')
      return cookie.set(`${text}.${sign(text)}`, (sessionDays.max * dayMs) / 1000)
    },
  }
}
