import { install } from './app.ts'
import { startApp, urlOf, type Part } from './bench.ts'
import { firstWords, pollBesideStreams, startSilentModel } from './chat.ts'
import { ratio } from './figures.ts'

const openStreams = 200
const listed = 20

/** The chat: how soon it answers, and what a poll takes beside answers that are under way. Goal 17. */
export const conversation: Part = async ({ folder, rounds }) => {
  const { folder: dataDir, cookie, prepare } = await install(folder)
  const model = await startSilentModel()
  const app = await startApp(dataDir, { AI_BASE_URL: model.url, AI_MODEL: 'silent' })
  const baseUrl = urlOf(app)
  const asker = { baseUrl, cookie, childId: await prepare(baseUrl, listed) }
  const words = await firstWords(asker, rounds)
  const { beside, without } = await pollBesideStreams(asker, openStreams, rounds)
  await app.stop()
  model.stop()
  const goal = { goal: '17', want: 'at most' } as const
  const busy = { what: `poll p99 beside ${openStreams} answers`, unit: '× alone', from: `${ratio(beside, without)} ms` }
  return [
    { ...goal, hold: 20, aim: 5, what: 'first words of a built-in answer', unit: 'ms', reached: words },
    { ...goal, hold: 1.5, ...busy, reached: beside / without },
  ]
}
