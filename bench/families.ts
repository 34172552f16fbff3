import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#server/db/connect.ts'
import { startApp, type Bench, type Part } from './bench.ts'
import { median } from './figures.ts'
import { seedFamilies } from './seed.ts'
import { simulate, type Stretch } from './simulate.ts'

const live = async ({ folder, rounds }: Bench, count: number, seconds: number) => {
  const dataDir = mkdtempSync(path.join(folder, 'families-'))
  const database = await connect({ folder: dataDir })
  const families = await seedFamilies(database, dataDir, count)
  await database.close()
  const app = await startApp(dataDir)
  const stretches = await simulate(app, families, { stretches: rounds, seconds })
  await app.stop()
  return (name: keyof Stretch) => median(stretches.map((one) => one[name]))
}

/** A thousand families at their own pace, and ten thousand. Goal 11. */
export const manyFamilies: Part = async (bench) => {
  const of = await live(bench, 1000, bench.seconds * 4)
  const ofMany = await live(bench, 10_000, bench.seconds)
  const goal = { goal: '11', want: 'at most' } as const
  const crowd = '1,000 families'
  const many = '10,000 families'
  bench.facts.set('share of a core for 1,000 families', of('share'))
  return [
    { ...goal, what: `${crowd}: poll p99`, hold: 15, aim: 6, unit: 'ms', reached: of('pollP99Ms') },
    { ...goal, what: `${crowd}: award p99`, hold: 20, aim: 6, unit: 'ms', reached: of('writeP99Ms') },
    { ...goal, what: `${crowd}: share of a core`, hold: 20, aim: 10, unit: '%', reached: of('share') * 100 },
    { ...goal, what: `${crowd}: memory`, hold: 200, aim: 120, unit: 'MB', reached: of('memoryMb') },
    { ...goal, what: `${crowd}: errors`, hold: 0, unit: '', reached: of('errors') },
    { what: `${many}: poll p99`, unit: 'ms', reached: ofMany('pollP99Ms') },
    { what: `${many}: award p99`, unit: 'ms', reached: ofMany('writeP99Ms') },
    { what: `${many}: share of a core`, unit: '%', reached: ofMany('share') * 100 },
    { what: `${many}: memory`, unit: 'MB', reached: ofMany('memoryMb') },
    { what: `${many}: errors`, unit: '', reached: ofMany('errors') },
  ]
}
