import type { BrowserContextOptions, Page } from '@playwright/test'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { rewards as en } from '#web/i18n/messages/en/rewards.ts'
import { rewards as es } from '#web/i18n/messages/es/rewards.ts'
import { rewards as zh } from '#web/i18n/messages/zh/rewards.ts'
import { openDemo, phone, savePicture, type Demo } from './demo-pictures.ts'
import { sharp } from './sharp.ts'

/*
 * Takes the pictures of the landing page from the demo family in each language, in light and dark: part of
 * `npm run pictures`.
 */

const folder = path.resolve('src/web/features/landing/pictures')
const screen = { width: 390, height: 700 }
const width = 480

const redeemLabels: Readonly<Record<Locale, string>> = { en: en.redeem, es: es.redeem, zh: zh.redeem }

interface Picture {
  name: string
  path: string
  hour: number
  /** How much of the top is cut off, in CSS pixels. */
  cutTop?: number
  /** Opens what is not there at once. */
  open?: (page: Page, language: Locale) => Promise<unknown>
}

const awardPoints = async (page: Page): Promise<void> => {
  await page.locator('main [data-tile]').first().tap()
  await page.waitForTimeout(2500)
}

/** Redeems the first reward that the child can pay, and waits for its ticket. */
const redeem = async (page: Page, language: Locale): Promise<void> => {
  const label = new RegExp(`^${redeemLabels[language]}$`)
  await page.locator('main button').filter({ hasText: label }).first().tap()
  await page.waitForTimeout(6000)
}

// The ticket comes last, because it takes points.
const pictures: readonly Picture[] = [
  { name: 'behaviors', path: 'behaviors', hour: 10, open: awardPoints },
  { name: 'home', path: '', hour: 19 },
  { name: 'ticket', path: 'rewards', hour: 10, cutTop: 60, open: redeem },
]

const takePicture = async (
  demo: Demo,
  language: Locale,
  { name, open, cutTop = 0, ...view }: Picture,
  isDark: boolean,
) => {
  const viewport = { ...screen, height: screen.height + cutTop }
  const options: BrowserContextOptions = { ...phone, viewport, colorScheme: isDark ? 'dark' : 'light' }
  const page = await demo.openPage({ ...view, options })
  await open?.(page, language)
  // What moves rests, and pictures have faded in.
  await page.waitForTimeout(1500)
  const scale = phone.deviceScaleFactor
  const box = { left: 0, top: cutTop * scale, width: screen.width * scale, height: screen.height * scale }
  const data = await sharp(await page.screenshot())
    .extract(box)
    .resize({ width })
    .avif({ quality: 50, effort: 9 })
    .toBuffer()
  savePicture(path.join(folder, `${name}-${language}-${isDark ? 'dark' : 'light'}.avif`), data)
  await page.context().close()
}

/** Takes the pictures of a language and theme, from a family of their own: two redemptions may be more than it can pay. */
const takePictures = async (language: Locale, isDark: boolean): Promise<void> => {
  const demo = await openDemo(language)
  try {
    for (const picture of pictures) await takePicture(demo, language, picture, isDark)
  } finally {
    await demo.close()
  }
}

for (const language of locales) {
  await takePictures(language, false)
  await takePictures(language, true)
}
