import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser'
import {
  createPasskeyRegistration,
  createPasskeyRequest,
  type PasskeyRequestOptions,
} from '#shared/passkeys/contract.ts'
import { callWrite } from './api.ts'
import { importWithRetry } from './import-with-retry.ts'

const importLibrary = () => importWithRetry(() => import('@simplewebauthn/browser'))

let library: Awaited<ReturnType<typeof importLibrary>> | undefined

const loadLibrary = async () => {
  const loaded = library ?? (await importLibrary())
  library = loaded
  return loaded
}

/** Returns whether this page can use passkeys of a host name: it must be open there, in a browser that knows them. */
export const canUsePasskeys = (host: string | null): boolean =>
  host === location.hostname && isSecureContext && 'PublicKeyCredential' in window

/** Returns whether the browser can offer passkeys among the suggestions of a field with `autocomplete="… webauthn"`. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false

const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name)

/** Returns whether `createPasskey` failed because the device has a passkey for the account already. */
export const isKnownPasskeyError = (error: unknown): boolean => isNamed(error, 'InvalidStateError')

// The browser tells neither a cancelled request from one that found no passkey, nor from one that took too long.
const nullIfCancelled = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((error: unknown) => {
    if (isNamed(error, 'NotAllowedError', 'AbortError')) return null
    throw error
  })

/** Lets the user create a passkey. Returns null if the user cancels. */
export const createPasskey = async () => {
  const { startRegistration } = await loadLibrary()
  const options = await callWrite(createPasskeyRegistration, {})
  const created = await nullIfCancelled(startRegistration({ optionsJSON: options as CreationOptions }))
  if (created === null) return null
  const { id, rawId, type, response } = created
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } }
}

/** Fetches the options of a request for a passkey. */
export const fetchPasskeyRequest = (): Promise<PasskeyRequestOptions> => callWrite(createPasskeyRequest, {})

/**
 * Lets the user choose a passkey, in a dialog of the browser or among the suggestions of a field. Ends an earlier request
 * of the page. Returns null if the user cancels, or if the browser cannot suggest any, which the user did not ask for.
 */
export const requestPasskey = async (options: PasskeyRequestOptions, from: 'dialog' | 'suggestions') => {
  const { startAuthentication } = await loadLibrary()
  const mode = { useBrowserAutofill: from === 'suggestions', verifyBrowserAutofillInput: false }
  const request = startAuthentication({ optionsJSON: options as RequestOptions, ...mode })
  const used = await (from === 'suggestions' ? request.catch(() => null) : nullIfCancelled(request))
  if (used === null) return null
  const { id, rawId, type, response } = used
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Ends the request of the page for a passkey, if there is one. */
export const cancelPasskeyRequest = (): void => library?.WebAuthnAbortService.cancelCeremony()
