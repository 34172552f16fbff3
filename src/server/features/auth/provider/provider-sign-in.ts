import type * as z from 'zod/mini'
import type { providerCallback } from '#shared/auth/contract.ts'
import { isEmail } from '#shared/auth/rules.ts'
import { findSignInError, type SignInError } from '#shared/auth/sign-in-errors.ts'
import { textLimits, toLine } from '#shared/contract/fields.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { Reply, RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { newId } from '#server/ids.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { selectPreferredLocale } from '#server/preferred-locale.ts'
import type { StoredFlow } from './flow-cookie.ts'
import { confirmAtProvider } from './provider-confirmation.ts'
import type { Identity } from './provider.ts'
import type { AuthServices } from '#server/features/auth/services.ts'
import { replaceBrowserSession } from '#server/features/auth/sign-in.ts'
import { joinOrCreateFamily } from '#server/features/auth/sign-up.ts'
import { findUserIdBySubject, insertProviderAccount, insertUser } from '#server/features/auth/store.ts'

type CallbackQuery = z.output<(typeof providerCallback)['query']>

/** Returns the page that shows an error; for a confirmation one that says whether it succeeded. */
const toErrorPath = (code: SignInError, confirms: string | undefined) =>
  `${confirms === undefined ? '/sign-in' : '/confirmed'}?error=${code}`

/** Redirects the browser to the provider, or to the sign-in page when the provider is not available. */
export const redirectToProvider = async (
  { provider, flows, reportError }: AuthServices,
  start: { provider: string } & Parameters<AuthServices['flows']['start']>[0],
  reply: Reply,
  now: number,
): Promise<void> => {
  const { provider: providerName, ...purpose } = start
  const errorPath = toErrorPath('provider', purpose.confirms)
  if (!provider || providerName !== 'oidc') return reply.header('location', errorPath)
  const { flow, header } = flows.start(purpose, now)
  try {
    reply.header('location', await provider.authorizationUrl(flow))
    reply.header('set-cookie', header)
  } catch (error) {
    reportError('the OpenID Connect provider could not be reached', error)
    reply.header('location', errorPath)
  }
}

const toUserName = ({ name, email }: Identity): string =>
  [name, email?.trim().split('@')[0]].map((text) => toLine(text ?? '', textLimits.name)).find(Boolean) ?? 'Glowjar'

interface ProviderSignIn {
  providerId: string
  identity: Identity
  invitation: string | undefined
  request: RequestInfo
}

// Never links to an existing account with the same address: that would hand it to whoever has the address there.
const createAccount = async (tx: Tx, services: AuthServices, input: ProviderSignIn, now: number) => {
  const { identity, providerId, invitation, request } = input
  const email = identity.email?.trim().toLowerCase() ?? ''
  if (!isEmail(email)) throw new AppError('invalid_input')
  if (invitation === undefined) await services.signUpRule.admit(tx, now)
  const id = newId(now)
  const name = toUserName(identity)
  const language = selectPreferredLocale(request.header('accept-language'))
  if (!(await insertUser(tx, { id, name, email, language, version: services.version }, now)))
    throw new AppError('email_taken')
  await insertProviderAccount(tx, { userId: id, provider: providerId, subject: identity.subject }, now)
  await joinOrCreateFamily(tx, services.families, { id, name }, invitation, now)
  return id
}

/** Signs in whoever the provider has identified, with a new account at the first sign-in. Returns the session token. */
const signInIdentity = async (services: AuthServices, input: ProviderSignIn, now: number): Promise<string> => {
  const { invitation, request, identity, providerId } = input
  return services.transact(async (tx) => {
    const known = await findUserIdBySubject(tx, providerId, identity.subject)
    if (known !== undefined) {
      await lockUser(tx, known, now)
      if (invitation !== undefined) await services.families.joinFamily(tx, known, invitation, now)
    }
    const id = known ?? (await createAccount(tx, services, input, now))
    const signIn = { userId: id, method: 'provider' as const, authenticatedAt: identity.authenticatedAt, request }
    return replaceBrowserSession(tx, services, signIn, now)
  })
}

const identifyAtProvider = async (
  { provider, limits, reportError }: AuthServices,
  query: CallbackQuery,
  flow: StoredFlow | null,
  address: string,
): Promise<{ providerId: string; identity: Identity; flow: StoredFlow } | { error: SignInError }> => {
  const { code, state, iss, error: providerError } = query
  if (!provider || !flow || state !== flow.state) return { error: 'provider' }
  if (providerError === 'access_denied') return { error: 'cancelled' }
  if (code === undefined) return { error: 'provider' }
  await limits.providerCallback(address)
  try {
    return { providerId: provider.id, identity: await provider.identify({ code, state, iss }, flow), flow }
  } catch (error) {
    reportError('the OpenID Connect provider did not confirm a sign-in', error)
    return { error: 'provider' }
  }
}

const toSignInError = (error: unknown, reportError: AuthServices['reportError']): SignInError => {
  const known = error instanceof AppError && findSignInError(error.code)
  if (known) return known
  reportError('a sign-in with OpenID Connect failed', error)
  return 'provider'
}

interface Return {
  query: CallbackQuery
  member: Member | null
  request: RequestInfo
  reply: Reply
}

const confirmAndRedirect = async (
  services: AuthServices,
  attempt: Parameters<typeof confirmAtProvider>[1],
  reply: Reply,
  now: number,
): Promise<void> => {
  const { to, confirms } = attempt.flow
  const result = await confirmAtProvider(services, attempt, now)
  if (result === 'failed') return reply.header('location', toErrorPath('provider', confirms))
  if (result === 'ask for the login')
    return redirectToProvider(services, { provider: 'oidc', to, confirms, asksLogin: true }, reply, now)
  reply.header('set-cookie', services.cookie.set(result.token))
  reply.header('location', to)
}

/**
 * Signs in, or confirms a sign-in, when the browser returns from the provider, and redirects to the page asked for; after
 * a failure to one that shows it.
 */
export const completeFlowAndRedirect = async (
  services: AuthServices,
  { query, member, request, reply }: Return,
  now: number,
): Promise<void> => {
  const { flows, cookie, reportError } = services
  const started = flows.read(request.header('cookie'), now)
  reply.header('set-cookie', flows.clear())
  try {
    const result = await identifyAtProvider(services, query, started, request.address)
    if ('error' in result) return reply.header('location', toErrorPath(result.error, started?.confirms))
    const { identity, providerId, flow } = result
    if (flow.confirms !== undefined)
      return await confirmAndRedirect(services, { member, identity, providerId, flow }, reply, now)
    const token = await signInIdentity(services, { identity, providerId, invitation: flow.invitation, request }, now)
    reply.header('set-cookie', cookie.set(token))
    reply.header('location', flow.to)
  } catch (error) {
    reply.header('location', toErrorPath(toSignInError(error, reportError), started?.confirms))
  }
}
