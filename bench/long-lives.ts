import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { startApp, urlOf, type Part } from './bench.ts'
import { liveFor, type Life } from './long-life.ts'
import { growthOfScreens, paths } from './screens.ts'

/** The largest of all the answers that the screens ask for, as gzip makes it, in KB of 1,000 bytes. */
const largestAnswer = async (baseUrl: string, { childId, cookie }: Life) => {
  const sizes = paths.map(async (asked) => {
    const answer = await fetch(baseUrl + asked.replaceAll('{}', childId), { headers: { cookie } })
    return { asked, kb: gzipSync(Buffer.from(await answer.arrayBuffer())).length / 1000 }
  })
  const [largest] = (await Promise.all(sizes)).toSorted((a, b) => b.kb - a.kb)
  if (!largest) throw new Error('No screen asks for anything.')
  return largest
}

/** The screens of a child with three years of habits, beside those of one that began the day before yesterday; goal 13. */
export const longLives: Part = async ({ folder, rounds }) => {
  const dataDir = mkdtempSync(path.join(folder, 'lives-'))
  const lives = { long: await liveFor(dataDir, 3 * 365), short: await liveFor(dataDir, 3) }
  const app = await startApp(dataDir)
  const screens = await growthOfScreens(urlOf(app), lives, rounds)
  const { asked, kb } = await largestAnswer(urlOf(app), lives.long)
  await app.stop()
  const grown = { goal: '–', want: 'at most', hold: 1.3, unit: '× new' } as const
  const size = { goal: '13', want: 'at most', hold: 8, aim: 3, unit: 'KB gzip', from: asked } as const
  return [
    ...screens.map(({ screen, ratio: reached }) => ({
      ...grown,
      what: `${screen} of a child with a long life`,
      reached,
    })),
    { ...size, what: 'largest answer to a screen of a long life', reached: kb },
  ]
}
