import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { startApp, toUrlOnServer, type Benchmark } from './context.ts'
import { compareScreens, requestPathsOfAllScreens } from './screens.ts'
import { seedHistory, type ChildWithCookie } from './seed-history.ts'

/** Returns the largest response of all screens after gzip, in KB of 1,000 bytes. */
const findLargestResponse = async (baseUrl: string, { childId, cookie }: ChildWithCookie) => {
  const sizes = requestPathsOfAllScreens.map(async (template) => {
    const response = await fetch(baseUrl + template.replaceAll('{}', childId), { headers: { cookie } })
    return { template, kb: gzipSync(Buffer.from(await response.arrayBuffer())).length / 1000 }
  })
  const [largest] = (await Promise.all(sizes)).toSorted((a, b) => b.kb - a.kb)
  if (!largest) throw new Error('No screen sends a request.')
  return largest
}

/** Compares the screens of a child with three years of history with those of one with three days. Goal 13. */
export const measureHistory: Benchmark = async ({ folder, rounds }) => {
  const dataDir = mkdtempSync(path.join(folder, 'history-'))
  const children = { long: await seedHistory(dataDir, 3 * 365), short: await seedHistory(dataDir, 3) }
  const app = await startApp(dataDir)
  const screens = await compareScreens(toUrlOnServer(app), children, rounds)
  const { template, kb } = await findLargestResponse(toUrlOnServer(app), children.long)
  await app.stop()
  const time = { goal: '–', comparison: 'at most', limit: 1.3, unit: '× new' } as const
  const size = { goal: '13', comparison: 'at most', limit: 8, target: 3, unit: 'KB gzip', details: template } as const
  return [
    ...screens.map(({ screen, ratio }) => ({ ...time, label: `${screen} with three years of history`, value: ratio })),
    { ...size, label: 'largest response with three years of history', value: kb },
  ]
}
