import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { signIn } from '#shared/auth/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { demoAccount } from '#server/demo/demo.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import { findFreePort } from './ports.ts'
import { startServer } from './server-process.ts'

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** A screen of the demo family. */
export interface DemoView {
  path: string
  /** The hour of the day, because home begins with the habits in the evening. */
  hour: number
  options: BrowserContextOptions
}

/** A running demo family with a browser that is signed in. */
export interface Demo {
  openPage: (view: DemoView) => Promise<Page>
  close: () => Promise<void>
}

/** Writes a picture and prints its size. */
export const savePicture = (file: string, data: Buffer): void => {
  writeFileSync(file, data)
  console.log(`${path.relative(process.cwd(), file)} (${(data.length / 1024).toFixed(1)} KB)`)
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

/** Starts the demo family in a language, and a browser. */
export const openDemo = async (language: Locale): Promise<Demo> => {
  const program = path.resolve('dist/server/glowjar.js')
  const app = await startServer([program, 'demo', '--language', language], await findFreePort(), { LOG_LEVEL: 'fatal' })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  const url = `http://localhost:${app.port}/`
  const cookie = await signInToDemo(url)
  const end = cookie.indexOf('=')
  return {
    openPage: async ({ path: screen, hour, options }) => {
      const context = await browser.newContext({ ...options, locale: language, serviceWorkers: 'block' })
      await context.addCookies([{ name: cookie.slice(0, end), value: cookie.slice(end + 1), url }])
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date().setHours(hour, 30))
      await page.goto(`${url}${language}/${screen}`)
      await page.waitForLoadState('networkidle')
      return page
    },
    close: async () => {
      await browser.close()
      await app.stop()
    },
  }
}
