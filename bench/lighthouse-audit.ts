import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { chromiumFlags, findChromium } from '#scripts/chromium.ts'
import { freePort } from '#scripts/ports.ts'

const wanted = path.resolve('bench/lighthouse')
const home = path.resolve('node_modules/.cache/lighthouse')
const entry = path.join(home, 'node_modules/lighthouse/core/index.js')

const isInstalled = () => {
  const lock = 'package-lock.json'
  return existsSync(entry) && readFileSync(path.join(home, lock)).equals(readFileSync(path.join(wanted, lock)))
}

/** Lighthouse is heavy and nothing else needs it: it lies in a folder of its own, from a lock file of its own. */
const installLighthouse = (): void => {
  if (isInstalled()) return
  console.log('Installing Lighthouse in node_modules/.cache, once …')
  cpSync(wanted, home, { recursive: true })
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], { cwd: home })
  if (status !== 0)
    throw new Error('Lighthouse could not be installed: try `npm ci` in node_modules/.cache/lighthouse.')
}

type Lighthouse = (url: string, flags: object) => Promise<unknown>

/** Lighthouse as this machine has it. */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  installLighthouse()
  const loaded = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return loaded.default
}

const score = z.object({ score: z.number() })
const value = z.object({ numericValue: z.number() })
const requests = z.object({
  details: z.object({
    items: z.array(z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() })),
  }),
})

const outcome = z.object({
  lhr: z.object({
    categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
    audits: z.object({
      'largest-contentful-paint': value,
      'total-blocking-time': value,
      'cumulative-layout-shift': value,
      'network-requests': requests,
    }),
    environment: z.object({ benchmarkIndex: z.number() }),
  }),
})

/** What one cold load came to: shares of 1, milliseconds, and what it asked for until it was idle. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  requests: { path: string; type: string; bytes: number }[]
  machine: number
}

const auditOf = (given: unknown): Audit => {
  const { categories, audits, environment } = z.parse(outcome, given).lhr
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
    machine: environment.benchmarkIndex,
  }
}

/** Loads a page as a slow phone does, in a browser that has seen nothing yet, with these cookies. */
export const audit = async (lighthouse: Lighthouse, url: string, cookie?: string): Promise<Audit> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'glowjar-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const [name = '', text = ''] = cookie?.split(/=(.*)/s) ?? []
    if (cookie) await browser.addCookies([{ name, value: text, url }])
    // A home network without https gets gzip, so that is what is measured.
    const extraHeaders = { 'accept-encoding': 'gzip' }
    return auditOf(await lighthouse(url, { port, output: 'json', logLevel: 'silent', extraHeaders }))
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
