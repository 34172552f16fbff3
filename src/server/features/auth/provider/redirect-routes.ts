import { redirectToSignInOrProvider, signOutAndRedirect, providerCallback } from '#shared/auth/contract.ts'
import { confirmByProvider } from '#shared/sessions/contract.ts'
import { isPagePath, toSafePath } from '#shared/locale/pages.ts'
import { routeWithoutTransaction, type RequestInfo, type Route } from '#server/http/route.ts'
import { endBrowserSession } from '#server/features/auth/end-browser-session.ts'
import { completeFlowAndRedirect, redirectToProvider } from './provider-sign-in.ts'
import type { AuthServices } from '#server/features/auth/services.ts'

const toSignInPath = (to: string) => (to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`)

const parseOrigin = (referer: string | undefined) => URL.parse(referer ?? '')?.origin ?? ''

// A browser without Sec-Fetch-Site, such as any over plain http, is known by its Referer only.
const isFromOwnPage = (request: RequestInfo, isOwnOrigin: (origin: string) => boolean) => {
  const site = request.header('sec-fetch-site')
  return site === undefined ? isOwnOrigin(parseOrigin(request.header('referer'))) : site === 'same-origin'
}

// Nobody but the user types an address.
const isFromUser = (request: RequestInfo) => request.header('sec-fetch-site') === 'none'

// A link elsewhere must not sign anybody in who is still signed in at the provider: that takes a click on our own page.
const isFromElsewhere = (request: RequestInfo, isOwnOrigin: (origin: string) => boolean) => {
  const isUnknown = request.header('sec-fetch-site') === undefined && request.header('referer') === undefined
  return !isUnknown && !isFromUser(request) && !isFromOwnPage(request, isOwnOrigin)
}

const toInvitationPath = (invitation: string) => {
  const page = `/invite/${invitation}`
  return isPagePath(page) ? page : null
}

/** Returns the routes that a browser navigates to: sign-in, sign-out and the redirect back from the provider. */
export const redirectRoutes = (services: AuthServices): Route[] => [
  routeWithoutTransaction(redirectToSignInOrProvider, async ({ query, request, reply, now }) => {
    const to = toSafePath(query.to)
    const provider = query.provider ?? (services.localAccounts || !services.provider ? undefined : 'oidc')
    if (provider === undefined) return reply.header('location', toSignInPath(to))
    const { invitation } = query
    // Only a page of ours shows which family an invitation leads to; a link in a message does not.
    const isConfirmed = invitation === undefined || isFromOwnPage(request, services.isOwnOrigin)
    const page = isConfirmed ? null : toInvitationPath(invitation)
    if (page !== null) return reply.header('location', page)
    if (isFromElsewhere(request, services.isOwnOrigin)) return reply.header('location', toSignInPath(to))
    const start = { provider, to, invitation: isConfirmed ? invitation : undefined }
    return redirectToProvider(services, start, reply, now)
  }),

  routeWithoutTransaction(confirmByProvider, async ({ query, member, request, reply, now }) => {
    const to = query.to === undefined ? '/confirmed' : toSafePath(query.to)
    if (!member?.sessionId || !isFromOwnPage(request, services.isOwnOrigin))
      return reply.header('location', `/confirmed?error=${member ? 'provider' : 'signed_out'}`)
    return redirectToProvider(services, { provider: 'oidc', to, confirms: member.sessionId }, reply, now)
  }),

  routeWithoutTransaction(providerCallback, async ({ query, member, request, reply, now }) =>
    completeFlowAndRedirect(services, { query, member, request, reply }, now),
  ),

  routeWithoutTransaction(signOutAndRedirect, async ({ request, reply }) => {
    if (!isFromOwnPage(request, services.isOwnOrigin) && !isFromUser(request)) {
      return reply.header('location', '/sign-out')
    }
    reply.header('location', '/')
    return endBrowserSession(services, request, reply)
  }),
]
