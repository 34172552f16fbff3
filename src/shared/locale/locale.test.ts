import { expect, test } from 'vitest'
import { firstLocale, isLocale, localeInPath, withLocale, withoutLocale } from './locale.ts'
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

test('the first supported language of a list of tags is taken, English when there is none [LNG-5]', () => {
  expect([['fr', 'es-MX', 'zh'], ['zh-Hant-TW'], ['ES'], ['de'], ['*'], []].map(firstLocale)).toEqual([
    'es',
    'zh',
    'es',
    'en',
    'en',
    'en',
  ])
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
