import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromiumFlags, findChromium } from '#scripts/chromium.ts'
import { findFreePort } from '#scripts/ports.ts'
import { readServeArguments, startServer } from '#scripts/server-process.ts'
import { createDataFolderWithMember } from './data-folder.ts'
import { formatMeasurement, meetsLimit, type GoalMeasurement, type Measurement } from './measurements.ts'

/** What a benchmark in a browser works with. */
export interface SignedInBrowser {
  browser: Browser
  /** The address of the app, with a slash at its end. */
  url: string
  /** The `Cookie` header of the member. */
  cookie: string
  /** The family's only child, with 400 points. */
  childId: string
  /** Adds a child with that many awards of 10 points. */
  addChild: (awards: number) => Promise<unknown>
  /** Opens a context in which the member is signed in. */
  createContext: (options: BrowserContextOptions) => Promise<BrowserContext>
}

/** Starts the app with a family in a time zone and a browser, prints what `measure` returns, and sets exit code 1 if a goal misses its limit. */
export const measureSignedIn = async (
  measure: (signedIn: SignedInBrowser) => Promise<readonly (GoalMeasurement | Measurement)[]>,
  timeZone?: string,
): Promise<void> => {
  const folder = mkdtempSync(path.resolve('data-bench-'))
  try {
    const { folder: dataFolder, cookie, addChildWithActivities } = await createDataFolderWithMember(folder, timeZone)
    const settings = { DATA_DIR: dataFolder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
    const app = await startServer(readServeArguments(), await findFreePort(), settings, '/api/health')
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
    try {
      const url = `http://localhost:${app.port}/`
      const childId = await addChildWithActivities(url, 40)
      const end = cookie.indexOf('=')
      const createContext = async (options: BrowserContextOptions) => {
        const context = await browser.newContext(options)
        await context.addCookies([{ name: cookie.slice(0, end), value: cookie.slice(end + 1), url }])
        return context
      }
      const measurements = await measure({
        browser,
        url,
        cookie,
        childId,
        createContext,
        addChild: (awards) => addChildWithActivities(url, awards),
      })
      for (const measurement of measurements) console.log(formatMeasurement(measurement))
      if (!measurements.every(meetsLimit)) process.exitCode = 1
    } finally {
      await browser.close()
      await app.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
