import { comeBack, logIn, logOut } from '#shared/auth/contract.ts'
import { isPagePath, ownPath } from '#shared/locale/pages.ts'
import { plainRoute, type RequestInfo, type Route } from '#server/http/route.ts'
import { beginAtProvider, finishAtProvider } from './at-provider.ts'
import type { AuthServices } from './services.ts'
import { endSessionOfToken } from './sessions.ts'

const signInPage = (to: string) => (to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`)

// A link or a picture on another site must not be able to sign anybody out.
const isOwnWish = (request: RequestInfo, isOwnOrigin: (origin: string) => boolean) => {
  const site = request.header('sec-fetch-site')
  const referer = request.header('referer')
  if (site === 'cross-site' || site === 'same-site') return false
  return referer === undefined || isOwnOrigin(URL.parse(referer)?.origin ?? '')
}

// Whoever follows an invitation was told into which family only by a page of ours; a link in a message tells nothing.
const isFromOwnPage = (request: RequestInfo, isOwnOrigin: (origin: string) => boolean) => {
  const site = request.header('sec-fetch-site')
  return site === undefined
    ? isOwnOrigin(URL.parse(request.header('referer') ?? '')?.origin ?? '')
    : site === 'same-origin'
}

const invitePage = (invitation: string) => {
  const page = `/invite/${invitation}`
  return isPagePath(page) ? page : null
}

const logInRoute = (services: AuthServices) =>
  plainRoute(logIn, async ({ query, request, reply, now }) => {
    const to = ownPath(query.to)
    const straight = query.provider ?? (services.localAccounts || !services.provider ? undefined : 'oidc')
    if (straight === undefined) return reply.header('location', signInPage(to))
    const { invitation } = query
    const isAgreed = invitation === undefined || isFromOwnPage(request, services.isOwnOrigin)
    const page = isAgreed ? null : invitePage(invitation)
    if (page !== null) return reply.header('location', page)
    const wish = { provider: straight, to, invitation: isAgreed ? invitation : undefined }
    return beginAtProvider(services, wish, reply, now)
  })

const comeBackRoute = (services: AuthServices) =>
  plainRoute(comeBack, async ({ query, request, reply, now }) => {
    const browser = {
      cookie: request.header('cookie'),
      userAgent: request.header('user-agent'),
      address: request.address,
      languages: request.header('accept-language'),
    }
    await finishAtProvider(services, query, browser, reply, now)
  })

const logOutRoute = ({ transact, cookie, isOwnOrigin }: AuthServices) =>
  plainRoute(logOut, async ({ request, reply }) => {
    reply.header('location', '/')
    if (!isOwnWish(request, isOwnOrigin)) return
    const token = cookie.read(request.header('cookie'))
    if (token !== null) await transact((tx) => endSessionOfToken(tx, token))
    reply.header('set-cookie', cookie.clear())
  })

/** The links that sign in and out, and the way back from the provider. */
export const loginRoutes = (services: AuthServices): Route[] => [
  logInRoute(services),
  comeBackRoute(services),
  logOutRoute(services),
]
