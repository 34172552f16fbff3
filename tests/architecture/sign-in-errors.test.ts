import { expect, test } from 'vitest'
import { signInErrors } from '#shared/auth/sign-in-errors.ts'
import { messagesOf } from './words.ts'

test.each(['en', 'zh', 'es'])('every sign-in error has a text in %s', async (language) => {
  const messages = await messagesOf(language)
  expect(signInErrors.filter((code) => !messages.has(`auth.error.${code}`))).toEqual([])
})
