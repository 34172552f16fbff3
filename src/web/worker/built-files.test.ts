import { expect, test } from 'vitest'
import { toFileCacheKey, isCachedWhenUsed, findAssets, chooseFilesToPrecache } from './built-files.ts'

const page = `
  <script src="/before-paint.js"></script>
  <link rel="icon" href="/favicon.svg" />
  <script type="module" src="/assets/core-AAAAAAA2.js"></script>
  <link rel="stylesheet" href="/assets/core-BBBBBB-2.css">`

const files = [
  { url: 'index.html', revision: 'r2' },
  { url: 'before-paint.js', revision: 'r1' },
  { url: 'assets/core-AAAAAAA2.js', revision: null },
  { url: 'assets/core-BBBBBB-2.css', revision: null },
  { url: 'assets/en-CCCCCCC2.js', revision: null },
  { url: 'assets/zh-DDDDDDD2.js', revision: null },
  { url: 'assets/habits-screen-EEEEEEE1.js', revision: null },
].map(toFileCacheKey)

const atFirst = ['/before-paint.js?r1', '/assets/core-AAAAAAA2.js', '/assets/core-BBBBBB-2.css']

test('a file without a hash in its name is stored under its revision', () => {
  expect(files.slice(0, 3)).toEqual(['/index.html?r2', '/before-paint.js?r1', '/assets/core-AAAAAAA2.js'])
})

test('scripts, styles, fonts and drawings are app files; other images and API responses are not', () => {
  expect(
    ['/assets/core-AAAAAAA2.js', '/assets/core-B.css', '/assets/fredoka-C.woff2', '/assets/bear-D.svg'].map(
      isCachedWhenUsed,
    ),
  ).not.toContain(false)
  expect(['/assets/icon-512-A.png', '/api/children', '/sw.js', '/', '/assets/'].map(isCachedWhenUsed)).not.toContain(
    true,
  )
})

test('finds the assets that a page references', () => {
  expect(findAssets(page)).toEqual(['/assets/core-AAAAAAA2.js', '/assets/core-BBBBBB-2.css'])
})

test('a first visit stores the initial files, and no unopened screen or language [STO-6]', () => {
  expect(chooseFilesToPrecache(files, page, [])).toEqual(atFirst)
})

test('a new build stores the new versions of the files that were used, and no others [STO-6]', () => {
  const stored = [
    '/index.html?r1',
    '/assets/core-AAAAAAA1.js',
    '/assets/en-CCCCCCC1.js',
    '/assets/habits-screen-EEEEEEE1.js',
  ]
  expect(chooseFilesToPrecache(files, page, stored)).toEqual([
    '/index.html?r2',
    ...atFirst,
    '/assets/en-CCCCCCC2.js',
    '/assets/habits-screen-EEEEEEE1.js',
  ])
})
