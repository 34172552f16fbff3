import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import * as z from 'zod'
import { listActivities } from '#shared/activities/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { fillPath } from '#shared/contract/endpoint.ts'
import { listToday } from '#shared/habits/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import type { AppEnv } from './app-env.ts'

/** Asks the app itself for an address, as the visitor of a page. */
export type AskApp = (url: string, c: Context<AppEnv>) => Promise<Response>

/** The request for it. */
export const asVisitor = (url: string, c: Context): Request => {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('if-none-match')
  return new Request(new URL(url, c.req.url), { headers })
}

interface Ahead {
  text: string
  etag: string | null
}

const ofFamily = [getUser.path, listChildren.path, listToday.path]

const ofChild = (childId: string) => [
  `${fillPath(listActivities, { childId })}?limit=50`,
  fillPath(getQuickList, { childId }),
  `${listRedemptions.path}?childId=${childId}`,
]

const someChildren = z.array(z.object({ id: z.string() }))

const firstChild = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : z.parse(someChildren, JSON.parse(text))[0]?.id

/**
 * What the app asks for first at `/`, answered beforehand: who it is, the children, and what home shows of the first
 * one. What is refused here is left out; the app then asks for it and hears why.
 */
const answersOf = async (c: Context<AppEnv>, ask: AskApp): Promise<Map<string, Ahead>> => {
  const answers = new Map<string, Ahead>()
  const answer = async (url: string) => {
    const given = await ask(url, c)
    if (given.status === 200) answers.set(url, { text: await given.text(), etag: given.headers.get('etag') })
  }
  await Promise.all(ofFamily.map(answer))
  const childId = firstChild(answers.get(listChildren.path)?.text)
  if (childId !== undefined) await Promise.all(ofChild(childId).map(answer))
  return answers
}

/** A block of data: no browser runs it, and no text inside can end it. */
const blockOf = (answers: Map<string, Ahead>): string => {
  const data = JSON.stringify(Object.fromEntries(answers)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="answers">${data}</script>`
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encoded = async (text: string, accepted: string) => {
  if (accepted.includes('br')) return { name: 'br', body: await asBrotli(text, quickly) }
  if (accepted.includes('gzip')) return { name: 'gzip', body: await asGzip(text) }
  return { name: null, body: text }
}

/** Answers `/` of a member: the shell with what home begins with, kept by nobody. */
export const answerHome = async (c: Context<AppEnv>, shell: string, ask: AskApp, extra: Record<string, string>) => {
  const block = blockOf(await answersOf(c, ask))
  const page = shell.replace('</body>', () => `${block}</body>`)
  const { name, body } = await encoded(page, c.req.header('accept-encoding') ?? '')
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
      ...(name && { 'content-encoding': name }),
      ...extra,
    },
  })
}
