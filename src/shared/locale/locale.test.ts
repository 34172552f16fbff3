import { expect, test } from 'vitest'
import { isLocale, localeInPath, preferredLocale, withLocale, withoutLocale } from './locale.ts'
import { isPagePath, ownPath } from './pages.ts'

test('the language is the first part of a path, and of nothing longer [CON-21, LNG-3, LNG-4]', () => {
  expect(['/zh', '/es/rewards', '/en/', '/english', '/', '', '/x/es', '/ES'].map(localeInPath)).toEqual([
    'zh',
    'es',
    'en',
    null,
    null,
    null,
    null,
    null,
  ])
  expect([isLocale('zh'), isLocale('de'), isLocale(null), isLocale(undefined)]).toEqual([true, false, false, false])
})

test('a path without its language begins with a slash', () => {
  expect(['/zh', '/zh/', '/es/rewards', '/rewards', '/'].map(withoutLocale)).toEqual([
    '/',
    '/',
    '/rewards',
    '/rewards',
    '/',
  ])
})

test('another language replaces the first part and nothing else [LNG-3, LNG-4]', () => {
  expect([
    withLocale('/es/rewards', 'zh'),
    withLocale('/rewards', 'en'),
    withLocale('/es', 'en'),
    withLocale('/', 'zh'),
  ]).toEqual(['/zh/rewards', '/en/rewards', '/en', '/zh'])
})

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
  ['es;q=abc', 'es'],
  [null, 'en'],
] as const)('who prefers %j reads %s [LNG-5]', ([header, locale]) => {
  expect(preferredLocale(header)).toBe(locale)
})

test('only own paths are gone to after signing in [ACC-34]', () => {
  for (const to of ['/', '/rewards', '/es/timeline?filter=reward', '/invite/abc#x']) expect(ownPath(to)).toBe(to)
  const others = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    ' /x',
    'x',
    '/家',
    '/é',
    '/🧒',
    '/a\u0000',
    '/a\u007f',
    '/a\u0080',
    '/\ud800',
  ]
  for (const to of [...others, '/a\\b', '/a b', '', null, undefined]) expect([to, ownPath(to)]).toEqual([to, '/'])
})

test('pages are those of the app [PAG-1]', () => {
  for (const path of ['/', '/ai-chat', '/timeline', '/invite/abc-_9', '/terms']) expect(isPagePath(path)).toBe(true)
  for (const path of ['', '/nothing', '/timeline/', '/invite/', '/invite/a/b', '/api/x', '/Timeline'])
    expect([path, isPagePath(path)]).toEqual([path, false])
})
