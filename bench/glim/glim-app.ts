import { rmSync } from 'node:fs'
import { streamChat, type ChatEvent } from '#shared/assistant/contract.ts'
import type { ChatContext } from '#shared/assistant/context.ts'
import { signIn } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { createClient, type Call } from '#shared/contract/client.ts'
import { readChat } from '#shared/contract/stream.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { findFreePort } from '#scripts/ports.ts'
import { readServeArguments, startServer } from '#scripts/server-process.ts'
import { readConfig } from '#server/config.ts'
import { createSimulatedDataFolder, demoAccount } from '#server/demo/demo.ts'
import { familyTexts } from './family-texts.ts'
import type { Conversation } from './question-sets.ts'
import { days, simulateQuestionFamily } from './simulate-family.ts'

type DoneEvent = Extract<ChatEvent, { done: true }>

/** A complete answer. */
export type GlimAnswer = DoneEvent & { text: string }

/** The app with the family of the questions, in one language. */
export interface GlimApp {
  language: Locale
  call: Call
  /** Returns the id of a child. Throws if there is none of that name. */
  childId: (name: string) => string
  /** Returns the answers to the turns of a conversation, each with the context of the one before. */
  converse: (conversation: Pick<Conversation, 'child' | 'turns'>) => Promise<GlimAnswer[]>
  stop: () => Promise<void>
}

const readAnswer = async (response: Response): Promise<GlimAnswer> => {
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`)
  let text = ''
  for await (const event of readChat(response.body)) {
    if ('chunk' in event) text += event.chunk
    else if ('done' in event) return { ...event, text }
    else throw new Error(`The chat ended with ${event.error}.`)
  }
  throw new Error('The chat had no end.')
}

/** Returns `fetch` for a server that keeps the cookie of the session. */
const createSessionFetch = (url: string) => {
  let cookie = ''
  return async (path: string, init: { method?: string; headers?: Record<string, string>; body?: string }) => {
    const response = await fetch(new URL(path, url), { ...init, headers: { ...init.headers, cookie } })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }
}

/** Starts the built app on a data folder with the family of the questions. */
export const startGlimApp = async (language: Locale): Promise<GlimApp> => {
  const { ana, ben, family } = familyTexts[language]
  const folder = await createSimulatedDataFolder(readConfig({}, []), {
    language,
    names: { ana, ben, family },
    days,
    run: (time) => simulateQuestionFamily(time, language),
  })
  const server = await startServer(
    readServeArguments(),
    await findFreePort(),
    { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
    '/api/health',
  )
  const url = `http://localhost:${server.port}/`
  const send = createSessionFetch(url)
  const { call } = createClient(send)
  await call(signIn, { body: { email: demoAccount.email, password: demoAccount.password } })
  const children = await call(listChildren, {})
  const childId = (name: string) => {
    const child = children.find((one) => one.name === name)
    if (!child) throw new Error(`There is no child ${name}.`)
    return child.id
  }
  const ask = async (name: string, message: string, context: ChatContext | undefined) =>
    readAnswer(
      await send(streamChat.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ childId: childId(name), message, language, ...(context && { context }) }),
      }),
    )
  return {
    language,
    call,
    childId,
    converse: async ({ child, turns }) => {
      const answers: GlimAnswer[] = []
      for (const turn of turns) answers.push(await ask(child, turn, answers.at(-1)?.context))
      return answers
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
