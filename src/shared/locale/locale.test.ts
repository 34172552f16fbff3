import { expect, test } from 'vitest'
import { selectLocale, isLocale, findLocaleInPath, replaceLocale, removeLocale } from './locale.ts'
import { isPagePath, toSafePath } from './pages.ts'

test('the language is the first segment of a path [CON-21, LNG-3, LNG-4]', () => {
  expect(['/zh', '/es/rewards', '/en/', '/english', '/', '', '/x/es', '/ES'].map(findLocaleInPath)).toEqual([
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

test('removing the language leaves a path that begins with a slash', () => {
  expect(['/zh', '/zh/', '/es/rewards', '/rewards', '/'].map(removeLocale)).toEqual([
    '/',
    '/',
    '/rewards',
    '/rewards',
    '/',
  ])
})

test('changing the language replaces only the first segment [LNG-3, LNG-4]', () => {
  expect([
    replaceLocale('/es/rewards', 'zh'),
    replaceLocale('/rewards', 'en'),
    replaceLocale('/es', 'en'),
    replaceLocale('/', 'zh'),
  ]).toEqual(['/zh/rewards', '/en/rewards', '/en', '/zh'])
})

test('selects the first supported language of a list of tags, else English [LNG-5]', () => {
  expect([['fr', 'es-MX', 'zh'], ['zh-Hant-TW'], ['ES'], ['de'], ['*'], []].map(selectLocale)).toEqual([
    'es',
    'zh',
    'es',
    'en',
    'en',
    'en',
  ])
})

test('only paths of the app are valid after signing in [ACC-34]', () => {
  for (const to of ['/', '/rewards', '/es/timeline?filter=reward', '/invite/abc#x']) expect(toSafePath(to)).toBe(to)
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
  for (const to of [...others, '/a\\b', '/a b', '', null, undefined]) expect([to, toSafePath(to)]).toEqual([to, '/'])
})

test('recognizes the pages of the app [PAG-1]', () => {
  for (const path of ['/', '/ai-chat', '/chat', '/timeline', '/invite/abc-_9', '/terms'])
    expect(isPagePath(path)).toBe(true)
  for (const path of ['', '/nothing', '/timeline/', '/invite/', '/invite/a/b', '/api/x', '/Timeline'])
    expect([path, isPagePath(path)]).toEqual([path, false])
})
