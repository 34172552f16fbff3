import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod'
import { isLocale, findLocaleInPath, locales, removeLocale, type Locale } from '#shared/locale/locale.ts'
import { isPagePath } from '#shared/locale/pages.ts'
import { selectPreferredLocale } from '#server/preferred-locale.ts'
import type { AppEnv } from './request-record.ts'
import { compress, chooseCoding } from './content-coding.ts'
import { policyWithExternalPictures } from './security.ts'
import type { SessionLookup } from './session.ts'
import { readWebFile, readTopLevelWebFiles, sendWebFile } from './web-files.ts'

interface PageOptions {
  /** Folder of the built web app. */
  folder: string
  findSession: SessionLookup
  clock: () => number
  /** Renders `/` of a member from the shell. */
  renderHome: (shell: string, c: Context) => Promise<string>
}

const viteManifestSchema = z.record(z.string(), z.object({ file: z.string() }))

/** Returns the HTML of the app (`index.html`) with a preload of the messages of a language. */
const readShellWithMessages = (folder: string, locale: Locale): string => {
  const shell = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const manifest = path.join(folder, '.vite/manifest.json')
  const chunks = existsSync(manifest) ? z.parse(viteManifestSchema, JSON.parse(readFileSync(manifest, 'utf8'))) : {}
  const chunk = chunks[`i18n/messages/${locale}.ts`]
  return chunk ? shell.replace('</head>', `<link rel="modulepreload" crossorigin href="/${chunk.file}"></head>`) : shell
}

const chooseLocale = (c: Context): Locale => {
  const saved = getCookie(c, 'glowjar.language')
  return (
    findLocaleInPath(c.req.path) ?? (isLocale(saved) ? saved : selectPreferredLocale(c.req.header('accept-language')))
  )
}

const sendHome = async (c: Context, html: string, extra: Record<string, string>) => {
  const coding = chooseCoding(c.req.header('accept-encoding'))
  return new Response(await compress(html, coding), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      ...extra,
    },
  })
}

const mountAssets = (app: Hono<AppEnv>, folder: string) => {
  const asset = serveStatic({ root: path.relative(process.cwd(), folder), precompressed: true })
  app.use('/assets/*', async (c, next) => {
    const response = await asset(c, next)
    if (response instanceof Response) response.headers.set('cache-control', 'public, max-age=31536000, immutable')
    return response
  })
  app.get('/assets/*', (c) => c.text('Not found', 404))
}

const mountFiles = (app: Hono<AppEnv>, folder: string) => {
  const manifests = new Map(locales.map((l) => [l, readWebFile(path.join(folder, 'manifests', `${l}.webmanifest`))]))
  const files = readTopLevelWebFiles(folder)
  app.get('/glowjar.webmanifest', (c, next) => {
    const manifest = manifests.get(chooseLocale(c))
    return manifest ? sendWebFile(c, manifest, 200, {}) : next()
  })
  app.get('/:file{[\\w.-]+\\.\\w+}', (c, next) => {
    const file = files.get(c.req.param('file'))
    return file ? sendWebFile(c, file, 200, { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }) : next()
  })
}

/**
 * Adds routes that serve the built web app: hashed assets; manifest and landing page (`/` when signed out) in the
 * reader's language; the shell at every page path (`/` with the data of home); the shell with status 404 anywhere else.
 */
export const mountPages = (app: Hono<AppEnv>, { folder, findSession, clock, renderHome }: PageOptions): void => {
  const shell = readWebFile(path.join(folder, 'index.html'))
  if (!shell) return
  const shells = new Map(locales.map((l) => [l, readShellWithMessages(folder, l)]))
  const landing = new Map(locales.map((l) => [l, readWebFile(path.join(folder, 'landing', `${l}.html`))]))
  mountAssets(app, folder)
  mountFiles(app, folder)

  app.get('*', async (c) => {
    const page = removeLocale(c.req.path)
    const session = await findSession(c.req.header('cookie'), clock())
    const policy: Record<string, string> = session?.member.pictures
      ? { 'content-security-policy': policyWithExternalPictures }
      : {}
    if (page === '/' && session) return sendHome(c, await renderHome(shells.get(chooseLocale(c)) ?? '', c), policy)
    const landingPage = page === '/' ? landing.get(chooseLocale(c)) : undefined
    if (landingPage) return sendWebFile(c, landingPage, 200, {})
    return sendWebFile(c, shell, isPagePath(page) ? 200 : 404, policy)
  })
}
