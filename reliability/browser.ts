import { signUp } from '#shared/auth/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { confirmSecondFactor, setUpSecondFactor } from '#shared/second-factor/contract.ts'
import { newId } from '#server/ids.ts'
import { createSignUpBody } from '#server/testing/accounts.ts'
import { computeTotpCode } from '#server/testing/second-factor.ts'
import type { AppClient, AppProcess } from './app-process.ts'

export type Cookies = Map<string, string>

/** Creates a client that keeps cookies like a browser, by default in a jar of its own. */
export const createBrowser = (
  { url }: Pick<AppProcess, 'url'>,
  cookies: Cookies = new Map(),
): AppClient & { cookies: Cookies } => {
  const send = async (to: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(to, url), { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return { send, call: createClient(send).call, cookies }
}

/** Creates a client that sends requests with an API token. */
export const createTokenClient = ({ url }: Pick<AppProcess, 'url'>, token: string): AppClient => {
  const send = (to: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(new URL(to, url), { ...init, headers })
  }
  return { send, call: createClient(send).call }
}

/**
 * Creates an account with a second factor. Returns its signed-in browser, its recovery codes, and a code that is right for
 * at least half a minute.
 */
export const signUpWithSecondFactor = async (
  app: Pick<AppProcess, 'url'>,
  email = `${newId(Date.now())}@example.org`,
) => {
  const phone = createBrowser(app)
  await phone.call(signUp, { body: createSignUpBody(email) })
  const { secret } = await phone.call(setUpSecondFactor, {})
  const now = Date.now()
  const [code, nextCode] = [computeTotpCode(secret, now), computeTotpCode(secret, now, 1)]
  const { recoveryCodes } = await phone.call(confirmSecondFactor, { body: { code } })
  return { phone, email, recoveryCodes, nextCode }
}
