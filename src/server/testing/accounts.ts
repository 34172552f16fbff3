import { signUp } from '#shared/auth/contract.ts'
import { invite } from '#shared/families/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import type { TestApp, Visitor } from './harness.ts'

export const password = 'fireflies in June'

/** What a new account is asked for. */
export const accountInput = (email = 'ana@example.org', name = 'Ana') =>
  ({ name, email, password, language: 'en', timeZone: 'Europe/Madrid' }) as const

/** Someone who has signed up with a password. */
export const signUpVisitor = async (
  app: TestApp,
  email?: string,
  name?: string,
): Promise<Visitor & { userId: string }> => {
  const visitor = app.visitor()
  const { id } = await visitor.call(signUp, { body: accountInput(email, name) })
  return { ...visitor, userId: id }
}

/** The token of a fresh invitation. */
export const createInvitationToken = async (call: Call): Promise<string> => (await call(invite, {})).token
