import type { BrowserContextOptions, Page } from '@playwright/test'
import path from 'node:path'
import { openDemo, phone, savePicture, type Demo } from './demo-pictures.ts'
import { sharp } from './sharp.ts'

/*
 * Takes the pictures of the README from the demo family: `npm run pictures`.
 */

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

const toDocumentsFile = (name: string) => path.resolve(import.meta.dirname, '../docs', `${name}.webp`)

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
const saveAward = async (demo: Demo): Promise<void> => {
  const page = await demo.openPage({ path: '', hour: 10, options: { ...phone, deviceScaleFactor: 1 } })
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
  const data = await animation.webp({ quality: 80, loop: 0, delay, mixed: true }).toBuffer()
  savePicture(toDocumentsFile('award'), data)
}

const demo = await openDemo('en')
try {
  for (const { name, open, ...view } of pictures) {
    const page = await demo.openPage(view)
    await open?.(page)
    // What moves rests, and pictures have faded in.
    await page.waitForTimeout(1500)
    const image = await page.screenshot()
    savePicture(toDocumentsFile(name), await sharp(image).webp({ quality: 90 }).toBuffer())
    await page.context().close()
  }
  await saveAward(demo)
} finally {
  await demo.close()
}
