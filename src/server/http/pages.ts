import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { hash } from 'node:crypto'
import * as z from 'zod'
import { isLocale, localeInPath, locales, preferredLocale, withoutLocale, type Locale } from '#shared/locale/locale.ts'
import { isPagePath } from '#shared/locale/pages.ts'
import type { AppEnv } from './app-env.ts'
import { answerHome, type AskApp } from './home-page.ts'
import { policyWithPictures } from './security.ts'
import type { Member } from './session.ts'

interface Page {
  type: string
  etag: string
  encoded: Map<string, Uint8Array<ArrayBuffer>>
}

interface Paging {
  /** The folder of the built web app. */
  folder: string
  findMember: (cookie: string | undefined, now: number) => Promise<Member | null>
  clock: () => number
  ask: AskApp
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const

const readPage = (file: string): Page | null => {
  if (!existsSync(file)) return null
  const encoded = new Map(
    encodings
      .filter(([, ending]) => existsSync(file + ending))
      .map(([name, ending]) => [name, new Uint8Array(readFileSync(file + ending))]),
  )
  const type = getMimeType(file) ?? 'application/octet-stream'
  return { type, etag: `"${hash('sha256', readFileSync(file), 'base64url').slice(0, 16)}"`, encoded }
}

/** The files beside the shell, by name: the service worker, the icons of a tab and of a home screen … */
const readFiles = (folder: string): Map<string, Page | null> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ name }) => [name, readPage(path.join(folder, name))]),
  )

const forAnyone = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }

const answerPage = (c: Context, page: Page, status: number, extra: Record<string, string>) => {
  const headers = {
    'content-type': page.type,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag: page.etag,
    ...extra,
  }
  if (status === 200 && c.req.header('if-none-match') === page.etag) return new Response(null, { status: 304, headers })
  const accepted = c.req.header('accept-encoding') ?? ''
  const [name, body] = [...page.encoded].find(([encoding]) => accepted.includes(encoding)) ?? [
    'identity',
    page.encoded.get('identity'),
  ]
  return new Response(body ?? '', {
    status,
    headers: { ...headers, ...(name === 'identity' ? {} : { 'content-encoding': name }) },
  })
}

const someChunks = z.record(z.string(), z.object({ file: z.string() }))

/** The shell as text, which has the browser fetch the words of a language along with the app. */
const shellWithWords = (folder: string, locale: Locale): string => {
  const shell = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const manifest = path.join(folder, '.vite/manifest.json')
  const chunks = existsSync(manifest) ? z.parse(someChunks, JSON.parse(readFileSync(manifest, 'utf8'))) : {}
  const words = chunks[`i18n/messages/${locale}.ts`]
  return words ? shell.replace('</head>', `<link rel="modulepreload" crossorigin href="/${words.file}"></head>`) : shell
}

const cookieLocale = (c: Context): Locale | null => {
  const found = /(?:^|;\s*)glowjar\.language=(\w+)/.exec(c.req.header('cookie') ?? '')?.[1]
  return isLocale(found) ? found : null
}

const localeOf = (c: Context): Locale =>
  localeInPath(c.req.path) ?? cookieLocale(c) ?? preferredLocale(c.req.header('accept-language'))

const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built web app: hashed assets for ever, manifest and landing page (at `/`, to who is signed out) in the
 * reader's language, the app's shell at every page path (at `/` with what home begins with), and the shell with status
 * 404 anywhere else.
 */
export const mountPages = (app: Hono<AppEnv>, { folder, findMember, clock, ask }: Paging): void => {
  const shell = readPage(path.join(folder, 'index.html'))
  if (!shell) return
  const shells = new Map(locales.map((l) => [l, shellWithWords(folder, l)]))
  const landing = new Map(locales.map((l) => [l, readPage(path.join(folder, 'landing', `${l}.html`))]))
  const manifests = new Map(locales.map((l) => [l, readPage(path.join(folder, 'manifests', `${l}.webmanifest`))]))
  const files = readFiles(folder)
  const asset = serveStatic({ root: path.relative(process.cwd(), folder), precompressed: true })

  app.use('/assets/*', async (c, next) => {
    const found = await asset(c, next)
    if (found instanceof Response) found.headers.set('cache-control', immutable)
    return found
  })
  app.get('/assets/*', (c) => c.text('Not found', 404))
  app.get('/glowjar.webmanifest', (c, next) => {
    const manifest = manifests.get(localeOf(c))
    return manifest ? answerPage(c, manifest, 200, {}) : next()
  })
  app.get('/:file{[\\w.-]+\\.\\w+}', (c, next) => {
    const file = files.get(c.req.param('file'))
    return file ? answerPage(c, file, 200, forAnyone) : next()
  })

  app.get('*', async (c) => {
    const own = withoutLocale(c.req.path)
    const member = await findMember(c.req.header('cookie'), clock())
    const policy: Record<string, string> = member?.pictures ? { 'content-security-policy': policyWithPictures } : {}
    if (own === '/' && member) return answerHome(c, shells.get(localeOf(c)) ?? '', ask, policy)
    if (own === '/') {
      const page = landing.get(localeOf(c))
      if (page) return answerPage(c, page, 200, {})
    }
    return answerPage(c, shell, isPagePath(own) ? 200 : 404, policy)
  })
}
