import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { createClient, type Call } from '#shared/contract/client.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createAppTranslator, type Translator } from './messages.ts'

/** Creates an API client with the cookies of a browser context, for preparing the data of a test. */
export const createApiClient = (request: APIRequestContext): Call =>
  createClient(async (url, { method, headers, body }) => {
    const response = await request.fetch(url, { method, headers, ...(body !== undefined && { data: body }) })
    return {
      status: response.status(),
      statusText: response.statusText(),
      headers: { get: (name) => response.headers()[name.toLowerCase()] ?? null },
      text: () => response.text(),
    }
  }).call

const isSameOrigin = (url: string, baseUrl: string) =>
  ['data:', 'blob:'].some((scheme) => url.startsWith(scheme)) || new URL(url).origin === new URL(baseUrl).origin

/** Returns whether a console error is the 401 of the request for the signed-in user, which is expected. */
const isExpected401 = (text: string, url: string) => text.includes('401') && url.endsWith('/api/auth/user')

/** Returns a list that grows by what must not happen in a browser: console errors, script errors, requests to other origins. */
const recordErrors = (context: BrowserContext, baseUrl: string, expected: RegExp | null): string[] => {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    if (!isExpected401(message.text(), url) && !expected?.test(message.text()))
      errors.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (error) => errors.push(String(error.error())))
  context.on('request', (request) => {
    if (!isSameOrigin(request.url(), baseUrl)) errors.push(`request to another site: ${request.url()}`)
  })
  return errors
}

/** Matches console errors for responses with a 4xx status. */
export const status4xxPattern = /Failed to load resource: the server responded with a status of 4\d\d/

/** Matches console errors while the network is down. */
export const noNetworkPattern = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/

/** Declines the sound that is offered after the first award, so that its card covers nothing. */
const declineSound = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const isBlank = window.origin === 'null'
    if (!isBlank && localStorage.getItem('glowjar.sound') === null) localStorage.setItem('glowjar.sound', 'off')
  })
}

interface FixtureOptions {
  /** Language of the test. */
  language: Locale
  /** Console errors that the test allows. */
  allowedConsoleErrors: RegExp | null
}

interface Fixtures {
  t: Translator
  api: Call
  /** A page in a separate browser context, for a second user. */
  otherPage: Page
}

/** Playwright test that fails on console errors and on requests to other origins. */
export const test = base.extend<FixtureOptions & Fixtures>({
  language: ['en', { option: true }],
  allowedConsoleErrors: [null, { option: true }],
  viewport: { width: 390, height: 844 },
  t: async ({ language }, use) => use(createAppTranslator(language)),
  api: async ({ context }, use) => use(createApiClient(context.request)),
  context: async ({ context, baseURL, allowedConsoleErrors }, use) => {
    const errors = recordErrors(context, baseURL ?? '', allowedConsoleErrors)
    await declineSound(context)
    await use(context)
    expect(errors).toEqual([])
  },
  otherPage: async ({ browser, baseURL, allowedConsoleErrors }, use) => {
    const context = await browser.newContext()
    const errors = recordErrors(context, baseURL ?? '', allowedConsoleErrors)
    await declineSound(context)
    await use(await context.newPage())
    expect(errors).toEqual([])
    await context.close()
  },
})
