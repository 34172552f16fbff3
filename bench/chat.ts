import { measurePollDuringStreams, measureTimeToFirstChunk, startHangingModelServer } from './chat-measurements.ts'
import { startApp, toUrlOnServer, type Benchmark } from './context.ts'
import { createDataFolderWithMember } from './data-folder.ts'
import { formatComparedValues } from './measurements.ts'

const openStreamCount = 200
const activityCount = 20

/** Measures the time to the first chunk of a chat answer, and polls while answers are streaming. Goal 17. */
export const measureChat: Benchmark = async ({ folder, rounds }) => {
  const { folder: dataDir, cookie, addChildWithActivities } = await createDataFolderWithMember(folder)
  const model = await startHangingModelServer()
  const app = await startApp(dataDir, { AI_BASE_URL: model.url, AI_MODEL: 'silent' })
  const baseUrl = toUrlOnServer(app)
  const client = { baseUrl, cookie, childId: await addChildWithActivities(baseUrl, activityCount) }
  const firstChunkMs = await measureTimeToFirstChunk(client, rounds)
  const { during, alone } = await measurePollDuringStreams(client, openStreamCount, rounds)
  await app.stop()
  model.stop()
  const goal = { goal: '17', comparison: 'at most' } as const
  return [
    { ...goal, limit: 20, target: 5, label: 'first chunk of a built-in answer', unit: 'ms', value: firstChunkMs },
    {
      ...goal,
      limit: 1.5,
      label: `poll p99 during ${openStreamCount} chat answers`,
      unit: '× alone',
      value: during / alone,
      details: `${formatComparedValues(during, alone)} ms`,
    },
  ]
}
