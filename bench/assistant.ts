import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { addChild } from '#shared/children/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { signUp } from '#shared/auth/contract.ts'
import { readMemoryMb, type RunningServer } from '#scripts/server-process.ts'
import { budgets } from './budgets.ts'
import { questions, sendQuestion, type ChatUser } from './chat-measurements.ts'
import { startApp, toUrlOnServer, type Benchmark } from './context.ts'
import { percentile } from './statistics.ts'

const pollIntervalMs = 20

/** Signs a user up with a password, adds a child and loads home, as a browser does. */
const signUpAndLoadHome = async (app: RunningServer): Promise<ChatUser> => {
  const baseUrl = toUrlOnServer(app)
  let cookie = ''
  const { call } = createClient(async (url, init) => {
    const response = await fetch(new URL(url, baseUrl), { ...init, headers: { ...init.headers, cookie } })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  })
  const account = { name: 'Ana', email: 'ana@example.org', password: 'fireflies in June', timeZone: 'UTC' }
  await call(signUp, { body: { ...account, language: 'en' } })
  const { id: childId } = await call(addChild, { body: { name: 'Mia' } })
  const home = await fetch(baseUrl, { headers: { cookie } })
  if (!(await home.text()).includes(childId)) throw new Error('Home does not contain the child.')
  return { baseUrl, cookie, childId }
}

/** Asks for the health every 20 ms until `work` is done; returns its result and the longest time from when a request was due to its response. */
const measureLongestWait = async <T>(app: RunningServer, work: Promise<T>): Promise<[T, number]> => {
  const url = toUrlOnServer(app, '/api/health')
  const waits: Promise<number>[] = []
  const poll = async () => {
    const dueAt = performance.now()
    await (await fetch(url)).arrayBuffer()
    return performance.now() - dueAt
  }
  await poll()
  const timer = setInterval(() => void waits.push(poll()), pollIntervalMs)
  const result = await work.finally(() => clearInterval(timer))
  return [result, Math.max(...(await Promise.all(waits)))]
}

const timeAnswer = async (user: ChatUser, language: string, message: string): Promise<number> => {
  const startedAt = performance.now()
  const response = await sendQuestion(user, language, message)
  await response.text()
  if (response.status !== 200) throw new Error(`The status of an answer was ${response.status}.`)
  return performance.now() - startedAt
}

// Each starts with a language that no earlier question has loaded.
const firstQuestions = (['zh', 'en', 'es'] as const).map((language) => ({
  language,
  message: questions.find(([of]) => of === language)?.[1] ?? '',
}))

/** Measures the first answer in each language of one process, later ones, how long others wait meanwhile, and memory. Goals 15, 23. */
export const measureAssistant: Benchmark = async ({ folder, rounds }) => {
  const dataDir = mkdtempSync(path.join(folder, 'assistant-'))
  // A first start creates the database and compiles the code; what counts is how every later one is.
  await (await startApp(dataDir)).stop()
  const app = await startApp(dataDir)
  try {
    const atRest = readMemoryMb(app)
    const user = await signUpAndLoadHome(app)
    const afterSignUp = readMemoryMb(app)
    const first: { language: string; ms: number; waitMs: number; memoryMb: number }[] = []
    for (const { language, message } of firstQuestions) {
      const [ms, waitMs] = await measureLongestWait(app, timeAnswer(user, language, message))
      first.push({ language, ms, waitMs, memoryMb: readMemoryMb(app) })
    }
    const later: number[] = []
    for (let round = 0; round < rounds * 4; round++) {
      for (const [language, message] of questions) later.push(await timeAnswer(user, language, message))
    }
    return [
      { ...budgets.memoryAtRest, value: atRest },
      { ...budgets.memoryAfterSignUp, value: afterSignUp },
      ...first.flatMap(({ language, ms, waitMs, memoryMb }) => [
        { ...budgets.firstAnswer, label: `${budgets.firstAnswer.label}: ${language}`, value: ms / 1000 },
        { ...budgets.longestWait, label: `${budgets.longestWait.label}: ${language}`, value: waitMs },
        { label: `memory after the first answer: ${language}`, unit: 'MB', value: memoryMb },
      ]),
      { ...budgets.laterAnswer, value: percentile(later, 0.95) },
      { ...budgets.memoryAfterChats, value: readMemoryMb(app) },
    ]
  } finally {
    await app.stop()
  }
}
