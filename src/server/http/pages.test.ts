import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { editFamily } from '#shared/families/contract.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'

/** Creates the app with a minimal built web app. */
const createAppWithPages = async () => {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'glowjar-pages-'))
  onTestFinished(() => rmSync(webFolder, { recursive: true, force: true }))
  for (const folder of ['landing', 'manifests', 'assets']) mkdirSync(path.join(webFolder, folder))
  writeFileSync(path.join(webFolder, 'index.html'), 'the app')
  writeFileSync(path.join(webFolder, 'sw.js'), 'worker()')
  writeFileSync(path.join(webFolder, 'assets/home-1a2b3c.js'), 'home()')
  for (const locale of ['en', 'zh', 'es']) {
    writeFileSync(path.join(webFolder, 'landing', `${locale}.html`), `landing ${locale}`)
    writeFileSync(path.join(webFolder, 'manifests', `${locale}.webmanifest`), `manifest ${locale}`)
  }
  return createTestApp({ services: { webFolder } })
}

const getPage = async (by: TestClient, url: string, headers: Record<string, string> = {}) => {
  const answer = await by.send(url, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('/ and its language paths show the landing page when signed out, and the app when signed in [LND-1, LND-9, PAG-3]', async () => {
  const app = await createAppWithPages()
  const [anyone, ana] = [app.visitor(), await app.member()]
  for (const [url, wanted] of [
    ['/', 'landing en'],
    ['/zh', 'landing zh'],
    ['/es/', 'landing es'],
    ['/rewards', 'the app'],
    ['/sign-in', 'the app'],
  ] as const) {
    expect([url, (await getPage(anyone, url)).text]).toEqual([url, wanted])
    expect([url, (await getPage(ana, url)).text]).toEqual([url, 'the app'])
  }
  app.clock.forward({ days: 31 })
  expect((await getPage(ana, '/')).text).toBe('landing en')
})

test('the language of the landing page is that of the path, else of the cookie, else of the browser, else English', async () => {
  const app = await createAppWithPages()
  const spanish = { 'accept-language': 'es-ES,es;q=0.9' }
  const withCookie = { ...spanish, cookie: 'a=b; glowjar.language=zh' }
  const landing = async (url: string, headers: Record<string, string>) =>
    (await getPage(app.visitor(), url, headers)).text
  expect(await landing('/en', withCookie)).toBe('landing en')
  expect(await landing('/', withCookie)).toBe('landing zh')
  expect(await landing('/', spanish)).toBe('landing es')
  expect(await landing('/', { 'accept-language': 'fr' })).toBe('landing en')
  expect(await landing('/', { cookie: 'glowjar.language=xx' })).toBe('landing en')
})

test('a page is private to the browser cache and varies by language and cookie [LND-10]', async () => {
  const app = await createAppWithPages()
  const { headers } = await getPage(app.visitor(), '/')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('vary')).toMatch(/Accept-Language.*Cookie/)
  const again = await getPage(app.visitor(), '/', { 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('every page of the app returns 200 in each language, and any other path 404 [PAG-1, PAG-2, PAG-4]', async () => {
  const ana = await (await createAppWithPages()).member()
  const pages = ['/', '/ai-chat', '/timeline', '/rewards', '/profile', '/settings', '/behaviors', '/habits', '/skills']
  const more = [
    '/settings/family',
    '/settings/data',
    '/settings/apps',
    '/moments',
    '/sign-in',
    '/sign-up',
    '/reset-password',
    '/invite/abc_-9',
    '/terms',
    '/privacy',
  ]
  for (const page of [...pages, ...more]) {
    for (const prefix of ['', '/zh', '/en', '/es']) {
      expect([prefix + page, (await getPage(ana, prefix + page)).status]).toEqual([prefix + page, 200])
    }
  }
  for (const page of ['/nowhere', '/de', '/en/en', '/invite', '/rewards/1', '/settings/nowhere', '/invite/a/b']) {
    const { status, text } = await getPage(ana, page)
    expect([page, status, text]).toEqual([page, 404, 'the app'])
  }
})

test('only the pages of a family that enabled them may load images of other sites [RWD-12]', async () => {
  const app = await createAppWithPages()
  const [ana, ben] = [await app.member(), await app.member()]
  await ana.call(editFamily, { body: { pictures: true } })
  const policy = async (by: TestClient) => (await getPage(by, '/rewards')).headers.get('content-security-policy') ?? ''
  expect(await policy(ana)).toMatch(/img-src 'self' blob: data: https:/)
  for (const other of [ben, app.visitor()]) {
    expect(await policy(other)).toContain("img-src 'self' blob: data:;")
    expect(await policy(other)).not.toContain('https:')
  }
})

test('the worker and the manifest are revalidated, the manifest in the user’s language; assets are cached [NAV-17, STO-8]', async () => {
  const app = await createAppWithPages()
  const worker = await getPage(app.visitor(), '/sw.js')
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const manifest = await getPage(app.visitor(), '/glowjar.webmanifest', { 'accept-language': 'es' })
  expect([manifest.text, manifest.headers.get('cache-control')]).toEqual(['manifest es', 'private, no-cache'])
  const asset = await getPage(app.visitor(), '/assets/home-1a2b3c.js')
  expect([asset.text, asset.headers.get('cache-control')]).toEqual(['home()', 'public, max-age=31536000, immutable'])
  const gone = await getPage(app.visitor(), '/assets/home-older.js')
  expect([gone.status, gone.text]).toEqual([404, 'Not found'])
})
