import { createEncryption } from '#server/encryption.ts'
import { createDeviceCookie } from './device-cookie.ts'
import { createFlowCookie } from './provider/flow-cookie.ts'
import { createPasskeyServer } from './passkeys/passkey-server.ts'
import { createRememberedDevices } from './second-factor/remembered-devices.ts'
import type { AuthServices } from './services.ts'

/** Creates those dependencies of the account endpoints that depend on the public address and the secret alone. */
export const createSignedServices = (
  baseUrl: string,
  secret: string,
): Pick<AuthServices, 'flows' | 'devices' | 'passkeys' | 'rememberedDevices' | 'factorEncryption'> => ({
  flows: createFlowCookie(baseUrl, secret),
  devices: createDeviceCookie(baseUrl, secret),
  passkeys: createPasskeyServer(baseUrl, secret),
  rememberedDevices: createRememberedDevices(baseUrl),
  factorEncryption: createEncryption(secret, 'second factor'),
})
