import { signUp } from '#shared/auth/contract.ts'
import { invite } from '#shared/families/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import type { TestApp, TestClient } from './harness.ts'

/** The password of the accounts that tests create. */
export const password = 'fireflies in June'

/** Returns the body of a request that signs a user up. */
export const createSignUpBody = (email = 'ana@example.org', name = 'Ana') =>
  ({ name, email, password, language: 'en', timeZone: 'Europe/Madrid' }) as const

/** Signs a new visitor up with `password`. Returns the signed-in client and the user id. */
export const signUpVisitor = async (
  app: TestApp,
  email?: string,
  name?: string,
): Promise<TestClient & { userId: string }> => {
  const visitor = app.visitor()
  const { id } = await visitor.call(signUp, { body: createSignUpBody(email, name) })
  return { ...visitor, userId: id }
}

/** Creates an invitation through the API. Returns its token. */
export const createInvitationToken = async (call: Call): Promise<string> => (await call(invite, {})).token
