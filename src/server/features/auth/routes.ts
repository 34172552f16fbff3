import * as contract from '#shared/auth/contract.ts'
import * as sessionContract from '#shared/sessions/contract.ts'
import { AppError, createTooManyError, orThrow } from '#server/errors.ts'
import { routeWithoutTransaction, queryRoute, type Route } from '#server/http/route.ts'
import { transactSignedIn } from '#server/ledger/lock-signed-in-user.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { changePassword, deleteAccount } from './account.ts'
import { verifyEmail } from './email-verification.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { endBrowserSession } from './end-browser-session.ts'
import { confirmWithPassword, readRecentSignIn } from './recent-sign-in.ts'
import { redirectRoutes } from './provider/redirect-routes.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { sendSignedInUser } from './send-signed-in-user.ts'
import { withPasswords, type AuthServices } from './services.ts'
import { signInWithPassword } from './sign-in.ts'
import { signUpWithPassword } from './sign-up.ts'
import { deleteOtherSessions, deleteSession, listSessions } from './sessions.ts'
import { findNameAndEmail, updateUser } from './store.ts'
import { findUserView } from './user-view.ts'

const signInRoutes = (services: AuthServices): Route[] => {
  const { db } = services
  return [
    routeWithoutTransaction(contract.signUp, async ({ body, request, reply, now }) => {
      const signedIn = await withPasswords(services, request, (own) => signUpWithPassword(own, body, request, now))
      return sendSignedInUser(services, signedIn, request, reply)
    }),
    routeWithoutTransaction(contract.signIn, async ({ body, request, reply, now }) => {
      const signedIn = await withPasswords(services, request, (own) => signInWithPassword(own, body, request, now))
      return sendSignedInUser(services, signedIn, request, reply)
    }),
    routeWithoutTransaction(contract.getSignInOptions, async () => ({
      localAccounts: services.localAccounts,
      signUp: await services.signUpRule.isOpen(db),
      mail: services.mails.isSetUp,
      passkeyHost: services.passkeys?.host ?? null,
      provider: services.provider && { id: 'oidc', name: services.provider.name },
      operator: services.operator,
    })),
  ]
}

const userRoutes = (services: AuthServices): Route[] => {
  const { transact, cookie } = services
  return [
    queryRoute(contract.getUser, async ({ member }) =>
      orThrow(await findUserView(services, member.userId), 'signed_out'),
    ),
    routeWithoutTransaction(contract.editUser, async ({ member, body, now }) => {
      await transactSignedIn(transact, member, now, (tx) => updateUser(tx, member.userId, body, now))
      return orThrow(await findUserView(services, member.userId), 'signed_out')
    }),
    routeWithoutTransaction(contract.deleteUser, async ({ member, reply, now }) => {
      await deleteAccount(services, member, now)
      reply.header('set-cookie', cookie.clear())
    }),
  ]
}

const passwordRoutes = (services: AuthServices): Route[] => {
  const { cookie, devices, limits, mails, transact } = services
  return [
    routeWithoutTransaction(contract.changePassword, async ({ member, body, request, reply, now }) => {
      const token = await withPasswords(services, request, (own) => changePassword(own, member, body, request, now))
      reply.header('set-cookie', cookie.set(token))
    }),
    routeWithoutTransaction(contract.requestPasswordReset, async ({ body, request, now }) => {
      const knownDevice = devices.readKnownDevice(request.header('cookie'), body.email)
      await limits.requestReset(body.email, { address: request.address, knownDevice })
      // Whether the address is known is looked up later: neither the response nor its time may reveal it.
      await transact((tx) => mails.enqueue(tx, { kind: 'passwordReset', email: body.email }, now))
    }),
    routeWithoutTransaction(contract.resetPassword, async ({ body, request, reply, now }) => {
      await limits.reset(request.address)
      const email = await withPasswords(services, request, (own) => resetPassword(own, body, request, now))
      reply.header('set-cookie', devices.add(request.header('cookie'), email))
    }),
  ]
}

const emailRoutes = (services: AuthServices): Route[] => [
  routeWithoutTransaction(contract.requestEmailVerification, async ({ member, request, now }) => {
    await services.limits.requestReset(`verify ${member.userId}`, { address: request.address, knownDevice: null })
    const { userId } = member
    const { email } = orThrow(await findNameAndEmail(services.db, userId), 'signed_out')
    const waitSeconds = await services.limits.verification(email)
    if (waitSeconds > 0) throw createTooManyError(waitSeconds)
    await transactSignedIn(services.transact, member, now, (tx) =>
      services.mails.enqueue(tx, { kind: 'emailVerification', userId }, now),
    )
  }),
  routeWithoutTransaction(contract.verifyEmail, async ({ member, body, request, now }) => {
    await services.limits.reset(request.address)
    await verifyEmail(services, member, body.token, now)
  }),
]

const sessionRoutes = (services: AuthServices): Route[] => {
  const { transact, cookie } = services
  const secure = services.baseUrl.startsWith('https:')
  return [
    queryRoute(sessionContract.listSessions, async ({ member, db, now }) => {
      const sessions = await listSessions(db, member.userId, now)
      return sessions.map((session) => ({ ...session, current: session.id === member.sessionId }))
    }),
    routeWithoutTransaction(sessionContract.endSession, async ({ member, params, request, reply, now }) => {
      const { userId } = member
      await transactSignedIn(transact, member, now, async (tx) => {
        if (!(await deleteSession(tx, userId, params.id))) throw new AppError('not_found')
        const userAgent = request.header('user-agent')
        await recordAccountEvent(tx, { userId, kind: 'session_ended', userAgent }, now)
      })
      if (params.id === member.sessionId) reply.header('set-cookie', cookie.clear())
    }),
    routeWithoutTransaction(sessionContract.endOtherSessions, async ({ member, request, now }) => {
      const { userId, sessionId } = member
      await transactSignedIn(transact, member, now, async (tx) => {
        if ((await deleteOtherSessions(tx, userId, orThrow(sessionId, 'session_required'))) === 0) return
        const userAgent = request.header('user-agent')
        await recordAccountEvent(tx, { userId, kind: 'other_sessions_ended', userAgent }, now)
      })
    }),
    routeWithoutTransaction(contract.signOut, async ({ request, reply }) => {
      await endBrowserSession(services, request, reply)
      if (secure) reply.header('clear-site-data', '"cache"')
    }),
  ]
}

const recentSignInRoutes = (services: AuthServices): Route[] => [
  queryRoute(sessionContract.getRecentSignIn, async ({ member, request, now }) =>
    readRecentSignIn(services, member, request, now),
  ),
  routeWithoutTransaction(sessionContract.confirmPassword, async ({ member, body, request, reply, now }) => {
    const token = await withPasswords(services, request, (own) => confirmWithPassword(own, member, body, request, now))
    reply.header('set-cookie', services.cookie.set(token))
  }),
]

/** Returns the routes of accounts, passwords and sessions. */
export const authRoutes = (services: AuthServices): Route[] => [
  ...signInRoutes(services),
  ...userRoutes(services),
  ...passwordRoutes(services),
  ...emailRoutes(services),
  ...sessionRoutes(services),
  ...passkeyRoutes(services),
  ...secondFactorRoutes(services),
  ...recentSignInRoutes(services),
  ...redirectRoutes(services),
]
