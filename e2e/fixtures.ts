import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { createClient, type Call } from '#shared/contract/client.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { translatorFor, type Translator } from './messages.ts'

/** The server as the app asks it, with the session of a browser: for what is not the story. */
export const apiOf = (request: APIRequestContext): Call =>
  createClient(async (url, { method, headers, body }) => {
    const response = await request.fetch(url, { method, headers, ...(body !== undefined && { data: body }) })
    return {
      status: response.status(),
      statusText: response.statusText(),
      headers: { get: (name) => response.headers()[name.toLowerCase()] ?? null },
      text: () => response.text(),
    }
  }).call

const isOwn = (url: string, home: string) =>
  ['data:', 'blob:'].some((scheme) => url.startsWith(scheme)) || new URL(url).origin === new URL(home).origin

/** Whether somebody is signed in is a question whose answer may be no; the browser writes that down as an error. */
const isAsked = (text: string, url: string) => text.includes('401') && url.endsWith('/api/auth/user')

/** Writes down what must not happen in a browser: errors of the console and of scripts, requests to other sites. */
const recordErrors = (context: BrowserContext, home: string, expected: RegExp | null): string[] => {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    if (!isAsked(message.text(), url) && !expected?.test(message.text())) errors.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (thrown) => errors.push(String(thrown.error())))
  context.on('request', (request) => {
    if (!isOwn(request.url(), home)) errors.push(`asked another site: ${request.url()}`)
  })
  return errors
}

/** What a console may say when the server refuses: the browser writes down each answer from 400 on. */
export const clientErrors = /Failed to load resource: the server responded with a status of 4\d\d/

/** What a console may say while there is no network. */
export const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/

interface Options {
  /** The language of the story. */
  language: Locale
  /** What the console may say in this story. */
  allowedConsoleErrors: RegExp | null
}

interface Fixtures {
  t: Translator
  api: Call
  /** A page in a browser of its own, for somebody else. */
  otherPage: Page
}

/** A test whose browsers say nothing in the console and ask nobody else. */
export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  allowedConsoleErrors: [null, { option: true }],
  viewport: { width: 390, height: 844 },
  actionTimeout: 10_000,
  t: async ({ language }, use) => use(translatorFor(language)),
  api: async ({ context }, use) => use(apiOf(context.request)),
  context: async ({ context, baseURL, allowedConsoleErrors }, use) => {
    const errors = recordErrors(context, baseURL ?? '', allowedConsoleErrors)
    await use(context)
    expect(errors).toEqual([])
  },
  otherPage: async ({ browser, baseURL, allowedConsoleErrors }, use) => {
    const context = await browser.newContext()
    const errors = recordErrors(context, baseURL ?? '', allowedConsoleErrors)
    await use(await context.newPage())
    expect(errors).toEqual([])
    await context.close()
  },
})
