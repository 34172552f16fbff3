import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { chromiumFlags, findChromium } from '#scripts/chromium.ts'
import { importLockedTool } from '#scripts/locked-tool.ts'
import { findFreePort } from '#scripts/ports.ts'

export type Lighthouse = (url: string, flags: object) => Promise<unknown>

/** Loads Lighthouse; installs it the first time. */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  const module = await importLockedTool('bench/lighthouse', 'lighthouse/core/index.js')
  return (module as { default: Lighthouse }).default
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
