import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { addChild } from '#shared/children/contract.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'

const shell = '<!doctype html><html><head></head><body><div id="app"></div></body></html>'

/** Creates the app with a built shell that refers to the English messages. */
const createAppWithShell = async (env: Record<string, string> = {}) => {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'glowjar-home-'))
  onTestFinished(() => rmSync(webFolder, { recursive: true, force: true }))
  writeFileSync(path.join(webFolder, 'index.html'), shell)
  mkdirSync(path.join(webFolder, '.vite'))
  const chunks = { 'i18n/messages/en.ts': { file: 'assets/en-1a2b3c4d.js' } }
  writeFileSync(path.join(webFolder, '.vite/manifest.json'), JSON.stringify(chunks))
  return createTestApp({ services: { webFolder }, env })
}

type EmbeddedAnswers = Record<string, { text: string; etag: string | null }>

const parseEmbedded = (html: string): EmbeddedAnswers =>
  JSON.parse(
    /<script type="application\/json" id="embedded-responses">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}',
  ) as EmbeddedAnswers

const readText = async (by: TestClient, url: string) => (await by.send(url)).text()

test('the home page embeds the responses to its first requests, equal to those of the API', async () => {
  const ana = await (await createAppWithShell()).member()
  const { id } = await ana.call(addChild, { body: { name: 'Mia' } })
  const { id: other } = await ana.call(addChild, { body: { name: 'Ben' } })
  const answers = parseEmbedded(await readText(ana, '/'))
  expect(Object.keys(answers).toSorted()).toEqual(
    [
      `/api/activities/${id}?limit=50`,
      '/api/auth/user',
      `/api/behaviors/${id}/quick`,
      '/api/children',
      `/api/redemptions?childId=${id}`,
      `/api/rewards?childId=${id}`,
      `/api/skills/${id}`,
      `/api/stats/${id}/pace`,
      '/api/today',
      `/api/activities/${other}?limit=50`,
      `/api/behaviors/${other}/quick`,
      `/api/redemptions?childId=${other}`,
      `/api/rewards?childId=${other}`,
      `/api/skills/${other}`,
      `/api/stats/${other}/pace`,
    ].toSorted(),
  )
  for (const [url, { text, etag }] of Object.entries(answers)) {
    const response = await ana.send(url)
    expect([url, text, etag]).toEqual([url, await response.text(), response.headers.get('etag')])
  }
})

test('the home page of a family without children embeds the available responses', async () => {
  const ana = await (await createAppWithShell()).member()
  expect(Object.keys(parseEmbedded(await readText(ana, '/en'))).toSorted()).toEqual([
    '/api/auth/user',
    '/api/children',
    '/api/today',
  ])
})

test('the home page is not cached, and If-None-Match has no effect', async () => {
  const ana = await (await createAppWithShell()).member()
  const answer = await ana.send('/', { headers: { 'if-none-match': '"x"' } })
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
    200,
    'no-store',
    null,
  ])
})

test('a name with markup is escaped', async () => {
  const ana = await (await createAppWithShell()).member()
  const name = '</script><script>alert(1)</script><!--$&'
  await ana.call(addChild, { body: { name } })
  const html = await readText(ana, '/')
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(parseEmbedded(html)['/api/children']?.text).toContain(name)
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('embedded responses belong to the signed-in family, and other pages have none', async () => {
  const app = await createAppWithShell()
  const [ana, ben] = [await app.member(), await app.member()]
  await ana.call(addChild, { body: { name: 'Mia of Ana' } })
  expect(await readText(ben, '/')).not.toContain('Mia of Ana')
  for (const url of ['/rewards', '/en/timeline', '/index.html', '/nowhere']) {
    expect([url, await readText(ana, url)]).toEqual([url, shell])
  }
})

test('the home page is compressed as the browser accepts it', async () => {
  const ana = await (await createAppWithShell()).member()
  const forms = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [name, opened] of Object.entries(forms)) {
    const answer = await ana.send('/', { headers: { 'accept-encoding': name } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      name,
      'Accept-Encoding, Cookie',
    ])
    const html = opened(Buffer.from(await answer.arrayBuffer())).toString()
    expect(Object.keys(parseEmbedded(html))).toContain('/api/auth/user')
  }
})

test('the home page preloads the messages of the user’s language', async () => {
  const ana = await (await createAppWithShell()).member()
  const preload = '<link rel="modulepreload" crossorigin href="/assets/en-1a2b3c4d.js"></head>'
  expect(await readText(ana, '/en')).toContain(preload)
  expect(await readText(ana, '/zh')).not.toContain('modulepreload')
})

test('rejected requests are left out, and the page is sent nevertheless', async () => {
  const app = await createAppWithShell({ RATE_LIMITS: 'on' })
  const ana = await app.member()
  for (let n = 0; n < 600; n++) await ana.send('/api/children')
  const answer = await ana.send('/')
  expect([answer.status, parseEmbedded(await answer.text())]).toEqual([200, {}])
})
