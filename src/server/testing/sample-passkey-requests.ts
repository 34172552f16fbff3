const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key' }
const samplePasskeyUse = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID' },
}
const samplePasskeyRegistration = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AQID' } }

/** A valid request of each endpoint of passkeys and the second factor, for `sample-requests.ts`. */
export const samplePasskeyRequests = {
  'POST /api/auth/passkeys/request': () => ({}),
  'POST /api/auth/sign-in/passkey': () => ({ body: { response: samplePasskeyUse } }),
  'POST /api/auth/recent-sign-in/passkey': () => ({ body: { response: samplePasskeyUse } }),
  'POST /api/auth/passkeys/registration': () => ({}),
  'POST /api/auth/passkeys': () => ({ body: { name: 'Phone', response: samplePasskeyRegistration } }),
  'GET /api/auth/passkeys': () => ({}),
  'PUT /api/auth/passkeys/{id}': ({ passkey: id }: { passkey: string }) => ({
    params: { id },
    ids: { id: 'passkey' as const },
    body: { name: 'Phone' },
  }),
  'DELETE /api/auth/passkeys/{id}': ({ passkey: id }: { passkey: string }) => ({
    params: { id },
    ids: { id: 'passkey' as const },
  }),
  'GET /api/auth/second-factor': () => ({}),
  'POST /api/auth/second-factor/setup': () => ({}),
  'POST /api/auth/second-factor/confirm': () => ({ body: { code: '123456' } }),
  'POST /api/auth/second-factor/recovery-codes': () => ({}),
  'DELETE /api/auth/second-factor': () => ({}),
} as const
