import { expect, test } from 'vitest'
import { signInErrors } from '#shared/auth/sign-in-errors.ts'
import { readMessages } from './message-catalogues.ts'

test.each(['en', 'zh', 'es'])('every sign-in error has a text in %s', async (language) => {
  const messages = await readMessages(language)
  expect(signInErrors.filter((code) => !messages.has(`auth.error.${code}`))).toEqual([])
})
