import { runLoadTest } from './load-generator.ts'
import type { ChildWithCookie } from './seed-history.ts'
import { median } from './statistics.ts'

/** The requests of each screen when it is opened; `{}` is replaced by the id of the child. */
const requestsByScreen: Readonly<Record<string, readonly string[]>> = {
  home: ['/api/redemptions?childId={}', '/api/behaviors/{}/quick', '/api/activities/{}?limit=50', '/api/today'],
  behaviors: ['/api/behaviors/{}/quick', '/api/activities/{}?limit=50'],
  habits: ['/api/habits/{}'],
  skills: ['/api/skills/{}'],
  moments: ['/api/moments/{}?on=11-20', '/api/moments/{}'],
  timeline: ['/api/activities/{}'],
  rewards: ['/api/rewards?childId={}', '/api/redemptions?childId={}', '/api/stats/{}/pace'],
  profile: ['/api/stats/{}/weekly', '/api/badges/{}/progress'],
  settings: ['/api/auth/sessions'],
}

/** The paths of the requests of all screens, each once; `{}` is replaced by the id of the child. */
export const requestPathsOfAllScreens: readonly string[] = [...new Set(Object.values(requestsByScreen).flat())]

const measureP50 = async (baseUrl: string, path: string, { childId, cookie }: ChildWithCookie) => {
  const { p50Ms } = await runLoadTest(baseUrl + path.replaceAll('{}', childId), {
    connections: 1,
    seconds: 0.3,
    status: 200,
    headers: { cookie },
  })
  return p50Ms
}

/** Returns, for each screen, the server time with a long history divided by that with a short one. */
export const compareScreens = async (
  baseUrl: string,
  children: { short: ChildWithCookie; long: ChildWithCookie },
  rounds: number,
): Promise<{ screen: string; ratio: number }[]> => {
  const times = new Map<string, { short: number[]; long: number[] }>()
  for (let round = 0; round < rounds; round++) {
    for (const path of requestPathsOfAllScreens) {
      const timesOfPath = times.get(path) ?? { short: [], long: [] }
      timesOfPath.short.push(await measureP50(baseUrl, path, children.short))
      timesOfPath.long.push(await measureP50(baseUrl, path, children.long))
      times.set(path, timesOfPath)
    }
  }
  const sumOfMedians = (paths: readonly string[], history: 'short' | 'long') =>
    paths.reduce((total, path) => total + median(times.get(path)?.[history] ?? []), 0)
  return Object.entries(requestsByScreen).map(([screen, paths]) => ({
    screen,
    ratio: sumOfMedians(paths, 'long') / sumOfMedians(paths, 'short'),
  }))
}
