import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { signIn } from '#shared/auth/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { demoAccount } from '#server/demo/demo.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import { importLockedTool } from './locked-tool.ts'
import { findFreePort } from './ports.ts'
import { startServer } from './server-process.ts'

/*
 * Takes the pictures of the README from the demo family: `npm run pictures`.
 */

interface Sharp {
  extract: (box: { left: number; top: number; width: number; height: number }) => Sharp
  webp: (options: object) => Sharp
  toBuffer: () => Promise<Buffer>
}

type SharpModule = { default: (input: Buffer | Buffer[], options?: object) => Sharp }

const { default: sharp } = (await importLockedTool('scripts/pictures', 'sharp/dist/index.mjs')) as SharpModule

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 }

interface Picture {
  name: string
  path: string
  /** The hour of the day, because home begins with the habits in the evening. */
  hour: number
  options: BrowserContextOptions
  /** Opens what is not there at once. */
  open?: (page: Page) => Promise<unknown>
}

const pictures: readonly Picture[] = [
  { name: 'home', path: '', hour: 10, options: phone },
  { name: 'evening', path: '', hour: 19, options: { ...phone, colorScheme: 'dark' } },
  { name: 'rewards', path: 'rewards', hour: 10, options: phone },
  { name: 'timeline', path: 'timeline', hour: 10, options: phone },
  {
    name: 'badges',
    path: 'profile',
    hour: 10,
    options: phone,
    open: (page) => page.getByRole('button', { name: 'All badges' }).tap(),
  },
  { name: 'desktop', path: '', hour: 10, options: desktop },
]

const documentsFolder = path.resolve(import.meta.dirname, '../docs')

const save = (file: string, data: Buffer): void => {
  writeFileSync(path.join(documentsFolder, file), data)
  console.log(`docs/${file} (${Math.round(data.length / 1024)} KB)`)
}

const signInToDemo = async (url: string): Promise<string> => {
  let cookie = ''
  const { call } = createClient(async (endpoint, init) => {
    const response = await fetch(new URL(endpoint, url), init)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return response
  })
  await call(signIn, { body: demoAccount })
  return cookie
}

const openPage = async (browser: Browser, url: string, cookie: string, { path: screen, hour, options }: Picture) => {
  const context = await browser.newContext({ ...options, locale: 'en', serviceWorkers: 'block' })
  const end = cookie.indexOf('=')
  await context.addCookies([{ name: cookie.slice(0, end), value: cookie.slice(end + 1), url }])
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date().setHours(hour, 30))
  await page.goto(`${url}en/${screen}`)
  await page.waitForLoadState('networkidle')
  return page
}

const frameMs = 40

/** Records what a page shows after a tap as frames of equal length. */
const recordFrames = async (page: Page, act: () => Promise<unknown>, durationMs: number): Promise<Buffer[]> => {
  const session = await page.context().newCDPSession(page)
  const shots: { at: number; data: Buffer }[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: (metadata.timestamp ?? 0) * 1000, data: Buffer.from(data, 'base64') })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png' })
  await page.waitForTimeout(600)
  await act()
  await page.waitForTimeout(durationMs)
  await session.send('Page.stopScreencast')
  const start = shots[0]?.at ?? 0
  const frames = Array.from({ length: Math.floor((durationMs + 600) / frameMs) }, (_, n) => start + n * frameMs)
  return frames.flatMap((time) => shots.findLast(({ at }) => at <= time)?.data ?? [])
}

/** Saves an award as an animated picture: from the tap on a tile until its light is in the jar. */
const saveAward = async (browser: Browser, url: string, cookie: string): Promise<void> => {
  const options = { ...phone, deviceScaleFactor: 1 }
  const page = await openPage(browser, url, cookie, { name: 'award', path: '', hour: 10, options })
  await page.locator('[data-flight-layer]').waitFor({ state: 'attached' })
  const tile = page.locator('main [data-tile]').first()
  await tile.scrollIntoViewIfNeeded()
  const frames = await recordFrames(page, () => tile.tap({ force: true }), 3000)
  const box = { left: 0, top: 0, width: 390, height: 720 }
  const cropped = await Promise.all(
    frames.map((frame) => sharp(frame).extract(box).webp({ lossless: true }).toBuffer()),
  )
  const animation = sharp(cropped, { join: { animated: true } })
  const delay = cropped.map((_, n) => (n === cropped.length - 1 ? 1500 : frameMs))
  save('award.webp', await animation.webp({ quality: 80, loop: 0, delay, mixed: true }).toBuffer())
}

const program = path.resolve('dist/server/glowjar.js')
const app = await startServer([program, 'demo', '--language', 'en'], await findFreePort(), { LOG_LEVEL: 'fatal' })
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
try {
  const url = `http://localhost:${app.port}/`
  const cookie = await signInToDemo(url)
  for (const picture of pictures) {
    const page = await openPage(browser, url, cookie, picture)
    await picture.open?.(page)
    // What moves rests, and pictures have faded in.
    await page.waitForTimeout(1500)
    const image = await page.screenshot()
    save(`${picture.name}.webp`, await sharp(image).webp({ quality: 90 }).toBuffer())
    await page.context().close()
  }
  await saveAward(browser, url, cookie)
} finally {
  await browser.close()
  await app.stop()
}
