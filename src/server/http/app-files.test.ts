import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#server/testing/harness.ts'

const builtFiles = {
  'index.html': 'the app',
  'sw.js': 'self.addEventListener("fetch", () => undefined)',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'apple-touch-icon.png': 'a picture',
  'assets/icon-192-AAAAAAAA.png': 'a picture',
  'manifests/en.webmanifest': '{"lang":"en"}',
  'manifests/zh.webmanifest': '{"lang":"zh"}',
  'manifests/es.webmanifest': '{"lang":"es"}',
}

/** Creates the app with the files of a small build. Returns a function that requests a URL. */
const createAppWithFiles = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const inner of ['assets', 'manifests']) mkdirSync(path.join(folder, inner))
  for (const [name, content] of Object.entries(builtFiles)) writeFileSync(path.join(folder, name), content)
  writeFileSync(path.join(folder, 'sw.js.br'), brotliCompressSync(builtFiles['sw.js']))
  writeFileSync(path.join(folder, 'sw.js.gz'), gzipSync(builtFiles['sw.js']))
  const app = await createTestApp({ services: { webFolder: folder } })
  return (url: string, headers: Record<string, string> = {}) => app.visitor().send(url, { headers })
}

const strictPolicy = /^default-src 'none'; script-src 'self';.*manifest-src 'self'; worker-src 'self'/

test('service worker, manifest, app shell and icons are revalidated and have their content type', async () => {
  const get = await createAppWithFiles()
  for (const [url, type, cache] of [
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/apple-touch-icon.png', 'image/png', 'no-cache'],
    ['/glowjar.webmanifest', 'application/manifest+json', 'private, no-cache'],
    ['/assets/icon-192-AAAAAAAA.png', 'image/png', 'public, max-age=31536000, immutable'],
  ] as const) {
    const { status, headers } = await get(url)
    expect([url, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([url, 200, type, cache])
    expect([url, headers.get('content-security-policy')]).toEqual([url, expect.stringMatching(strictPolicy)])
    expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff'])
  }
})

test('If-None-Match is compared weakly and as a list', async () => {
  const get = await createAppWithFiles()
  for (const url of ['/sw.js', '/glowjar.webmanifest', '/index.html']) {
    const etag = (await get(url)).headers.get('etag') ?? ''
    for (const sent of [`W/${etag}`, `"other", ${etag}`, `W/"other" ,W/${etag}`, '*']) {
      expect([sent, (await get(url, { 'if-none-match': sent })).status]).toEqual([sent, 304])
    }
    for (const sent of ['"other"', etag.slice(1, -1), `W/"other", ""`]) {
      expect([sent, (await get(url, { 'if-none-match': sent })).status]).toEqual([sent, 200])
    }
  }
})

test('an unchanged file is answered with 304', async () => {
  const get = await createAppWithFiles()
  for (const url of ['/sw.js', '/glowjar.webmanifest', '/apple-touch-icon.png']) {
    const etag = (await get(url)).headers.get('etag') ?? ''
    const again = await get(url, { 'if-none-match': etag })
    expect([url, again.status, await again.text()]).toEqual([url, 304, ''])
  }
})

test.for([
  ['br;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['BR', 'br'],
  ['zebra', null],
  ['x-gzip', null],
  ['*;q=0', null],
  ['identity, br;q=0.1', null],
  ['', null],
] as const)('Accept-Encoding %j selects %s', async ([accepted, coding]) => {
  const get = await createAppWithFiles()
  const { headers, status } = await get('/sw.js', { 'accept-encoding': accepted })
  expect([status, headers.get('content-encoding')]).toEqual([200, coding])
})

test('the service worker is sent with the compression of the build', async () => {
  const get = await createAppWithFiles()
  const short = await get('/sw.js', { 'accept-encoding': 'gzip, br' })
  expect([short.headers.get('content-encoding'), short.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  expect(await (await get('/sw.js')).text()).toBe(builtFiles['sw.js'])
})

test('the manifest is in the chosen language, else the browser’s, else English', async () => {
  const get = await createAppWithFiles()
  const langOf = async (headers: Record<string, string>) => (await get('/glowjar.webmanifest', headers)).json()
  const spanish = { 'accept-language': 'es-ES,es;q=0.9' }
  expect(await langOf({ ...spanish, cookie: 'glowjar.language=zh' })).toEqual({ lang: 'zh' })
  expect(await langOf(spanish)).toEqual({ lang: 'es' })
  expect(await langOf({})).toEqual({ lang: 'en' })
  expect((await get('/glowjar.webmanifest')).headers.get('vary')).toMatch(/Accept-Language.*Cookie/)
})

test('an asset of an older build is 404 and not the app shell', async () => {
  const get = await createAppWithFiles()
  const gone = await get('/assets/habits-screen-AAAAAAAA.js')
  expect([gone.status, await gone.text()]).toEqual([404, 'Not found'])
})
