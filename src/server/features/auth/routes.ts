import { randomInt } from 'node:crypto'
import * as contract from '#shared/auth/contract.ts'
import { AppError, orNotFound, orThrow } from '#server/errors.ts'
import { queryRoute, plainRoute, type RequestInfo, type Route } from '#server/http/route.ts'
import { deleteAccount } from './account.ts'
import { loginRoutes } from './login.ts'
import { changeOwnPassword, mailResetLink, resetWithLink } from './password.ts'
import type { AuthServices, Browser } from './services.ts'
import { signInWithPassword } from './sign-in.ts'
import { signUpWithPassword } from './sign-up.ts'
import { endOneSession, endSessionOfToken, sessionsOf } from './sessions.ts'
import { updateUser } from './store.ts'
import { userView } from './user-view.ts'

const browserOf = (request: RequestInfo): Browser => ({
  cookie: request.header('cookie'),
  userAgent: request.header('user-agent'),
  address: request.address,
})

const enteringRoutes = (services: AuthServices): Route[] => {
  const { db, cookie } = services
  return [
    plainRoute(contract.signUp, async ({ body, request, reply, now }) => {
      const { userId, token } = await signUpWithPassword(services, body, browserOf(request), now)
      reply.header('set-cookie', cookie.set(token))
      return orNotFound(await userView(db, userId))
    }),
    plainRoute(contract.signIn, async ({ body, request, reply, now }) => {
      const { userId, token } = await signInWithPassword(services, body, browserOf(request), now)
      reply.header('set-cookie', cookie.set(token))
      return orNotFound(await userView(db, userId))
    }),
    plainRoute(contract.getSignInOptions, async () => ({
      localAccounts: services.localAccounts,
      signUp: await services.signUpRule.isOpen(db),
      mail: services.mailer !== null,
      provider: services.provider && { id: 'oidc', name: services.provider.name },
      operator: services.operator,
    })),
  ]
}

const userRoutes = (services: AuthServices): Route[] => {
  const { db, transact, cookie } = services
  return [
    queryRoute(contract.getUser, async ({ member }) => orThrow(await userView(db, member.userId), 'signed_out')),
    plainRoute(contract.editUser, async ({ member, body, now }) => {
      await transact((tx) => updateUser(tx, member.userId, body, now))
      return orThrow(await userView(db, member.userId), 'signed_out')
    }),
    plainRoute(contract.deleteUser, async ({ member, body, reply, now }) => {
      await deleteAccount(services, member, body.password, now)
      reply.header('set-cookie', cookie.clear())
    }),
  ]
}

const passwordRoutes = (services: AuthServices): Route[] => {
  const { cookie, limits, report } = services
  return [
    plainRoute(contract.changePassword, async ({ member, body, request, reply, now }) => {
      const token = await changeOwnPassword(services, member, body, browserOf(request), now)
      reply.header('set-cookie', cookie.set(token))
    }),
    plainRoute(contract.requestPasswordReset, async ({ body, request, now }) => {
      await limits.requestReset(body.email, request.address)
      // Afterwards, at no fixed moment: the time of an answer must not tell whether the address is known.
      const mail = () => mailResetLink(services, body.email, now)
      setTimeout(() => void mail().catch((error: unknown) => report('a mail was not sent', error)), randomInt(20, 200))
    }),
    plainRoute(contract.resetPassword, async ({ body, request, now }) => {
      await limits.reset(request.address)
      await resetWithLink(services, body, now)
    }),
  ]
}

const sessionRoutes = (services: AuthServices): Route[] => {
  const { transact, cookie } = services
  const secure = services.baseUrl.startsWith('https:')
  return [
    queryRoute(contract.listSessions, async ({ member, db, now }) => {
      const sessions = await sessionsOf(db, member.userId, now)
      return sessions.map((session) => ({ ...session, current: session.id === member.sessionId }))
    }),
    plainRoute(contract.endSession, async ({ member, params, reply }) => {
      await transact(async (tx) => {
        if (!(await endOneSession(tx, member.userId, params.id))) throw new AppError('not_found')
      })
      if (params.id === member.sessionId) reply.header('set-cookie', cookie.clear())
    }),
    plainRoute(contract.signOut, async ({ request, reply }) => {
      const token = cookie.read(request.header('cookie'))
      if (token !== null) await transact((tx) => endSessionOfToken(tx, token))
      reply.header('set-cookie', cookie.clear())
      if (secure) reply.header('clear-site-data', '"cache"')
    }),
  ]
}

/** Everything about accounts and sessions. */
export const authRoutes = (services: AuthServices): Route[] => [
  ...enteringRoutes(services),
  ...userRoutes(services),
  ...passwordRoutes(services),
  ...sessionRoutes(services),
  ...loginRoutes(services),
]
