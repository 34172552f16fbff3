import type * as z from 'zod/mini'
import type { comeBack } from '#shared/auth/contract.ts'
import { isEmail } from '#shared/auth/rules.ts'
import { knownSignInError, type SignInError } from '#shared/auth/sign-in-errors.ts'
import { textLimits } from '#shared/contract/fields.ts'
import { preferredLocale } from '#server/preferred-locale.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { Reply } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { lockUser, ownTimeZone } from '#server/membership/family.ts'
import { joinFamily } from '#server/membership/invitations.ts'
import type { KeptFlow } from './flow.ts'
import type { Identity, Provider } from './provider.ts'
import type { AuthServices, Browser } from './services.ts'
import { freshSession } from './sign-in.ts'
import { enterFamily } from './sign-up.ts'
import { insertProviderAccount, insertUser, userOfAccount } from './store.ts'

type Query = z.output<(typeof comeBack)['query']>

/** The browser that comes back, with its languages for a new account. */
export type Returning = Browser & { languages: string | undefined }

const failed = (code: SignInError) => `/sign-in?error=${code}`

/** Sends the browser to the provider; where that fails, to the sign-in page. */
export const beginAtProvider = async (
  { provider, flows, report }: AuthServices,
  wish: { provider: string; to: string; invitation: string | undefined },
  reply: Reply,
  now: number,
): Promise<void> => {
  if (!provider || wish.provider !== 'oidc') return reply.header('location', failed('provider'))
  const { flow, header } = flows.begin(wish, now)
  try {
    reply.header('location', await provider.authorizationUrl(flow))
    reply.header('set-cookie', header)
  } catch (error) {
    report('the OpenID Connect provider could not be reached', error)
    reply.header('location', failed('provider'))
  }
}

const nameOf = ({ name, email }: Identity): string => {
  const text = (name ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim() || (email ?? '').split('@')[0] || 'Glowjar'
  return Array.from(text).slice(0, textLimits.name).join('')
}

// A new account; never one that merely has the same address, which would hand it to whoever holds the address there.
const makeAccount = async (tx: Tx, services: AuthServices, of: Arrival, now: number) => {
  const { identity, provider, invitation } = of
  const email = identity.email?.trim().toLowerCase() ?? ''
  if (!isEmail(email)) throw new AppError('invalid_input')
  if (invitation === undefined) await services.signUpRule.admit(tx, now)
  const id = newId(now)
  const name = nameOf(identity)
  const language = preferredLocale(of.browser.languages)
  if (!(await insertUser(tx, { id, name, email, language }, now))) throw new AppError('email_taken')
  await insertProviderAccount(tx, { userId: id, kind: provider.accountKind, subject: identity.subject }, now)
  await enterFamily(tx, { id, name, timeZone: ownTimeZone() }, invitation, now)
  return id
}

interface Arrival {
  identity: Identity
  provider: Provider
  invitation: string | undefined
  browser: Returning
}

/** Signs in whom the provider vouches for, with a new account where there is none; gives the session's token. */
const arrive = (services: AuthServices, of: Arrival, now: number): Promise<string> =>
  services.transact(async (tx) => {
    const known = await userOfAccount(tx, of.provider.accountKind, of.identity.subject)
    if (known !== undefined) {
      await lockUser(tx, known, now)
      if (of.invitation !== undefined) await joinFamily(tx, known, of.invitation, now)
    }
    const userId = known ?? (await makeAccount(tx, services, of, now))
    return freshSession(tx, services, userId, of.browser, now)
  })

const identityOf = async (
  { provider, limits, report }: AuthServices,
  query: Query,
  flow: KeptFlow | null,
  address: string,
): Promise<{ provider: Provider; identity: Identity; flow: KeptFlow } | { error: SignInError }> => {
  if (!provider || !flow || query.state !== flow.state) return { error: 'provider' }
  if (query.error === 'access_denied') return { error: 'cancelled' }
  if (query.iss !== undefined && !provider.isIssuer(query.iss)) return { error: 'provider' }
  if (query.code === undefined) return { error: 'provider' }
  await limits.providerCallback(address)
  try {
    return { provider, identity: await provider.identify(query.code, flow), flow }
  } catch (error) {
    report('the OpenID Connect provider did not vouch for a sign-in', error)
    return { error: 'provider' }
  }
}

const codeOf = (error: unknown, report: AuthServices['report']): SignInError => {
  const known = error instanceof AppError && knownSignInError(error.code)
  if (known) return known
  report('a sign-in with OpenID Connect failed', error)
  return 'provider'
}

/** Takes the browser back from the provider and signs it in; every failure lands on the sign-in page. */
export const finishAtProvider = async (
  services: AuthServices,
  query: Query,
  browser: Returning,
  reply: Reply,
  now: number,
): Promise<void> => {
  const { flows, cookie, report } = services
  reply.header('set-cookie', flows.clear())
  try {
    const found = await identityOf(services, query, flows.read(browser.cookie, now), browser.address)
    if ('error' in found) return reply.header('location', failed(found.error))
    const { identity, provider, flow } = found
    const token = await arrive(services, { identity, provider, invitation: flow.invitation, browser }, now)
    reply.header('set-cookie', cookie.set(token))
    reply.header('location', flow.to)
  } catch (error) {
    reply.header('location', failed(codeOf(error, report)))
  }
}
