import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { chromiumFlags, findChromium } from '#scripts/chromium.ts'
import { findFreePort } from '#scripts/ports.ts'

const lockFileFolder = path.resolve('bench/lighthouse')
const cacheFolder = path.resolve('node_modules/.cache/lighthouse')
const lighthouseEntry = path.join(cacheFolder, 'node_modules/lighthouse/core/index.js')

const isInstalled = () => {
  const lock = 'package-lock.json'
  return (
    existsSync(lighthouseEntry) &&
    readFileSync(path.join(cacheFolder, lock)).equals(readFileSync(path.join(lockFileFolder, lock)))
  )
}

/** Installs Lighthouse from a lock file of its own, because it is large and only this benchmark needs it. */
const installLighthouse = (): void => {
  if (isInstalled()) return
  console.log('Installing Lighthouse in node_modules/.cache, once …')
  cpSync(lockFileFolder, cacheFolder, { recursive: true })
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
    cwd: cacheFolder,
  })
  if (status !== 0)
    throw new Error('Lighthouse could not be installed: try `npm ci` in node_modules/.cache/lighthouse.')
}

type Lighthouse = (url: string, flags: object) => Promise<unknown>

/** Loads Lighthouse; installs it the first time. */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  installLighthouse()
  const module = (await import(pathToFileURL(lighthouseEntry).href)) as { default: Lighthouse }
  return module.default
}

const scoredCategorySchema = z.object({ score: z.number() })
const numericAuditSchema = z.object({ numericValue: z.number() })
const requestsAuditSchema = z.object({
  details: z.object({
    items: z.array(z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() })),
  }),
})

const lighthouseResultSchema = z.object({
  lhr: z.object({
    categories: z.object({
      performance: scoredCategorySchema,
      accessibility: scoredCategorySchema,
      'best-practices': scoredCategorySchema,
      seo: scoredCategorySchema,
    }),
    audits: z.object({
      'largest-contentful-paint': numericAuditSchema,
      'total-blocking-time': numericAuditSchema,
      'cumulative-layout-shift': numericAuditSchema,
      'network-requests': requestsAuditSchema,
    }),
    environment: z.object({ benchmarkIndex: z.number() }),
  }),
})

/** The result of one cold load: scores from 0 to 1, times in milliseconds, and the requests until the page was idle. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  requests: { path: string; type: string; bytes: number }[]
  /** Lighthouse's rating of this machine's speed. */
  benchmarkIndex: number
}

const parseAudit = (result: unknown): Audit => {
  const { categories, audits, environment } = z.parse(lighthouseResultSchema, result).lhr
  return {
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    bestPractices: categories['best-practices'].score,
    seo: categories.seo.score,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    requests: audits['network-requests'].details.items
      .filter(({ url }) => url.startsWith('http'))
      .map(({ url, resourceType = '', transferSize }) => ({
        path: new URL(url).pathname,
        type: resourceType,
        bytes: transferSize,
      })),
    benchmarkIndex: environment.benchmarkIndex,
  }
}

/** Audits a page with Lighthouse's mobile settings, in a new browser with an empty cache and the given cookie. */
export const auditPage = async (lighthouse: Lighthouse, url: string, cookie?: string): Promise<Audit> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'glowjar-lighthouse-'))
  const port = await findFreePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const [name = '', value = ''] = cookie?.split(/=(.*)/s) ?? []
    if (cookie) await browser.addCookies([{ name, value, url }])
    // Without https browsers accept gzip but not brotli.
    const extraHeaders = { 'accept-encoding': 'gzip' }
    return parseAudit(await lighthouse(url, { port, output: 'json', logLevel: 'silent', extraHeaders }))
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
