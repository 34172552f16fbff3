import { load } from './load.ts'
import { median } from './figures.ts'
import type { Life } from './long-life.ts'

/** What each screen asks the server for when it is opened, `{}` standing for the child. */
const screens: Readonly<Record<string, readonly string[]>> = {
  home: ['/api/redemptions?childId={}', '/api/behaviors/{}/quick', '/api/activities/{}?limit=50', '/api/today'],
  behaviors: ['/api/behaviors/{}/quick', '/api/activities/{}?limit=50'],
  habits: ['/api/habits/{}'],
  skills: ['/api/skills/{}'],
  moments: ['/api/moments/{}?on=11-20', '/api/moments/{}'],
  timeline: ['/api/activities/{}'],
  rewards: ['/api/rewards?childId={}', '/api/redemptions?childId={}', '/api/stats/{}/pace'],
  profile: ['/api/stats/{}/weekly', '/api/badges/{}'],
  settings: ['/api/auth/sessions'],
}

/** All that the screens ask for. */
export const paths: readonly string[] = [...new Set(Object.values(screens).flat())]

const timeOf = async (baseUrl: string, path: string, { childId, cookie }: Life) => {
  const { p50Ms } = await load(baseUrl + path.replaceAll('{}', childId), {
    connections: 1,
    seconds: 0.3,
    status: 200,
    headers: { cookie },
  })
  return p50Ms
}

/** How many times longer the server takes for each screen of a long life than for the same one of a new child. */
export const growthOfScreens = async (
  baseUrl: string,
  lives: { short: Life; long: Life },
  rounds: number,
): Promise<{ screen: string; ratio: number }[]> => {
  const times = new Map<string, { short: number[]; long: number[] }>()
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      const known = times.get(path) ?? { short: [], long: [] }
      known.short.push(await timeOf(baseUrl, path, lives.short))
      known.long.push(await timeOf(baseUrl, path, lives.long))
      times.set(path, known)
    }
  }
  const sum = (asked: readonly string[], life: 'short' | 'long') =>
    asked.reduce((total, path) => total + median(times.get(path)?.[life] ?? []), 0)
  return Object.entries(screens).map(([screen, asked]) => ({ screen, ratio: sum(asked, 'long') / sum(asked, 'short') }))
}
