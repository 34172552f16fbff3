import { expect, test } from 'vitest'
import { selectPreferredLocale } from './preferred-locale.ts'

test.for([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-DE,de;q=0.9,zh;q=0.5,en;q=0.4', 'zh'],
  ['en;q=0.2, zh-Hant-TW;q=0.7', 'zh'],
  ['ES', 'es'],
  ['es;q=0, zh', 'zh'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;;q=,,', 'en'],
  ['es;q=abc, zh;q=0.1', 'zh'],
  [undefined, 'en'],
] as const)('Accept-Language %j selects %s [LNG-5]', ([header, locale]) => {
  expect(selectPreferredLocale(header)).toBe(locale)
})
