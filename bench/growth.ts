import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { Running } from '#scripts/server-process.ts'
import { connect } from '#server/db/connect.ts'
import { hello } from './app.ts'
import { startApp, urlOf, type Bench, type Part } from './bench.ts'
import { notebook, ratio } from './figures.ts'
import { load, settle } from './load.ts'
import { seedActivities } from './seed-activities.ts'
import { seedFamilies, type Family } from './seed.ts'

const sizes = { new: 1000, old: 1_000_000 }
const childrenOf = 20

interface Installed {
  app: Running
  family: Family
  bytesEach: number
}

const installWith = async (folder: string, rows: number): Promise<Installed> => {
  const dataDir = mkdtempSync(path.join(folder, 'grown-'))
  const database = await connect({ folder: dataDir })
  const families = await seedFamilies(database, dataDir, childrenOf)
  await database.close()
  const bytesEach = seedActivities(dataDir, families, rows)
  const [family] = families
  if (!family) throw new Error('There is no family.')
  return { app: await startApp(dataDir), family, bytesEach }
}

/** The p50 of a list, a poll and a write of one child, in milliseconds. */
const timesOf = async ({ app, family }: Installed, seconds: number) => {
  const headers = { cookie: family.cookie }
  const url = urlOf(app, `/api/activities/${family.childId}?limit=20`)
  const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  const sent = { connections: 10, seconds: seconds / 3, headers }
  const list = await load(url, { ...sent, status: 200 })
  const poll = await load(url, { ...sent, status: 304, headers: { ...headers, 'if-none-match': tag } })
  await settle()
  const write = await load(urlOf(app, '/api/behaviors'), {
    ...sent,
    method: 'POST',
    status: 201,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(hello(family.childId)),
  })
  return { list: list.p50Ms, poll: poll.p50Ms, write: write.p50Ms }
}

const whats = { list: 'list', poll: 'poll', write: 'award' } as const

/** A database of a million activities beside one of a thousand, and what an activity takes. Goals 12 and 16. */
export const growth: Part = async ({ folder, rounds, seconds, facts }: Bench) => {
  const installed = { new: await installWith(folder, sizes.new), old: await installWith(folder, sizes.old) }
  const { keep, of } = notebook()
  for (const one of Object.values(installed)) await timesOf(one, seconds)
  for (let round = 0; round < rounds; round++) {
    for (const age of ['new', 'old'] as const) {
      const times = await timesOf(installed[age], seconds)
      for (const [what, ms] of Object.entries(times)) keep(`${age} ${what}`, ms)
    }
  }
  await Promise.all([installed.new.app.stop(), installed.old.app.stop()])
  const bytes = installed.old.bytesEach
  facts.set('bytes of an activity', bytes)
  const grown = { goal: '12', want: 'at most', hold: 1.3, aim: 1.1, unit: '× new' } as const
  const disk = { goal: '16', want: 'at most', hold: 500, aim: 300, unit: 'bytes' } as const
  return [
    ...(['list', 'poll', 'write'] as const).map((name) => {
      const [old, fresh] = [of(`old ${name}`), of(`new ${name}`)]
      return {
        ...grown,
        what: `${whats[name]} p50 beside a million activities`,
        reached: old / fresh,
        from: `${ratio(old, fresh)} ms`,
      }
    }),
    { ...disk, what: 'disk for an activity with its act', reached: bytes },
  ]
}
