import { expect, test } from 'vitest'
import { getUser, signIn, signOut, signUp } from '#shared/auth/contract.ts'
import { createTestApp } from '#server/testing/harness.ts'

const ana = {
  name: 'Ana',
  email: 'ana@example.org',
  password: 'fireflies in June',
  language: 'es',
  timeZone: 'Europe/Madrid',
} as const

test('sign-up makes user, family and owner, and signs in', async () => {
  const app = await createTestApp()
  const phone = app.visitor()
  const made = await phone.call(signUp, { body: ana })
  expect(made).toMatchObject({
    name: 'Ana',
    email: 'ana@example.org',
    language: 'es',
    hasPassword: true,
    family: { name: 'Ana', timeZone: 'Europe/Madrid', pictures: false, former: [] },
  })
  expect(made.family.members).toEqual([{ id: made.id, name: 'Ana', role: 'owner' }])
  expect(await phone.call(getUser, {})).toEqual(made)
})

test('signing out and in again leads to the same family', async () => {
  const app = await createTestApp()
  const phone = app.visitor()
  const made = await phone.call(signUp, { body: ana })
  await phone.call(signOut, {})
  await expect(phone.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  const again = await phone.call(signIn, { body: { email: ' ANA@example.org', password: ana.password } })
  expect(again).toEqual(made)
})
