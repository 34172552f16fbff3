import type { User } from '#shared/auth/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import {
  addPasskey,
  createPasskeyRegistration,
  createPasskeyRequest,
  signInWithPasskey,
  type Passkey,
} from '#shared/passkeys/contract.ts'
import { insertPasskey } from '#server/features/auth/passkeys/passkey-store.ts'
import { newId } from '#server/ids.ts'
import type { TestApp } from './harness.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>

/** Adds a passkey to the account of a client through the API. */
export const addNewPasskey = async (
  call: Call,
  name = 'Phone',
  authenticator = createSoftwareAuthenticator(),
): Promise<{ authenticator: Authenticator; passkey: Passkey }> => {
  const response = authenticator.register(await call(createPasskeyRegistration, {}))
  return { authenticator, passkey: await call(addPasskey, { body: { name, response } }) }
}

/** Inserts a passkey of a user that no authenticator has. Returns its id. */
export const insertSamplePasskey = async ({ database, clock }: TestApp, userId: string): Promise<string> => {
  const key = { credentialId: newId(clock.now()), publicKey: 'AQID', counter: 0, deviceType: 'multiDevice' }
  const passkey = { ...key, isBackedUp: true, userId, name: 'Phone', transports: ['internal'] }
  const inserted = await database.transact((tx) => insertPasskey(tx, passkey, clock.now()))
  return inserted?.id ?? ''
}

/** Signs a client in with a passkey through the API. */
export const signInWithAuthenticator = async (
  call: Call,
  authenticator: Authenticator,
  invitation?: string,
): Promise<User> => {
  const response = authenticator.respond(await call(createPasskeyRequest, {}))
  return call(signInWithPasskey, { body: { response, ...(invitation !== undefined && { invitation }) } })
}
