import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { findReasonSentence } from './reason-sentence.ts'

test.for<[Locale, string, string]>([
  [
    'en',
    'Put it in the hall. It charges there because a phone beside the bed is hard to leave alone. Say it once.',
    'It charges there because a phone beside the bed is hard to leave alone.',
  ],
  [
    'es',
    'Déjalo en el pasillo. Ahí se carga porque al lado de la cama cuesta dejarlo. Dilo una vez.',
    'Ahí se carga porque al lado de la cama cuesta dejarlo.',
  ],
  ['zh', '手机放客厅。因为放在床边，谁都忍不住要看一眼。说一次就够。', '因为放在床边，谁都忍不住要看一眼。'],
])('in %s the sentence that gives a reason is found', ([language, text, reason]) => {
  expect(findReasonSentence([text], language)).toBe(reason)
})

test.for<[Locale, string]>([
  ['en', 'Keep the same steps every night.'],
  ['es', 'Repite los mismos pasos cada noche.'],
  ['zh', '每晚同样的几步。'],
])('in %s there is none in a plain piece of advice', ([language, text]) => {
  expect(findReasonSentence([text], language)).toBeNull()
})
