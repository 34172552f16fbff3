import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { verify } from '#server/ledger/verify.ts'
import { readPackageVersions } from '#server/package-versions.ts'
import { createDemoDataFolder } from './demo.ts'
import { demoTexts } from './texts.ts'

const databases: { folder: string; database: Database }[] = []

afterAll(async () => {
  for (const { folder, database } of databases) {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const simulateDemo = async (language: Locale) => {
  const folder = await createDemoDataFolder(readConfig({ RATE_LIMITS: 'off' }, []), language)
  const database = await connect({ folder })
  databases.push({ folder, database })
  const { db } = database
  const activities = await db
    .selectFrom('activities')
    .innerJoin('children', 'children.id', 'activities.child_id')
    .select(['children.name', 'activities.title', 'activities.points', 'activities.type', 'activities.created_at'])
    .orderBy('activities.child_id')
    .orderBy('activities.sequence')
    .execute()
  return { db, activities, faults: await verify(db) }
}

const demos = new Map<Locale, ReturnType<typeof simulateDemo>>()

/** Returns the demo in a language, simulated once for all tests, which only read it. */
const readDemo = (language: Locale): ReturnType<typeof simulateDemo> => {
  const demo = demos.get(language) ?? simulateDemo(language)
  demos.set(language, demo)
  return demo
}

test('the week of the demo family begins on Monday [RUN-5]', async () => {
  const { db } = await readDemo('en')
  expect(await db.selectFrom('families').select('week_start').execute()).toEqual([{ week_start: 'monday' }])
})

test('the demo is one family with two children and 90 days, identical each time [RUN-5]', async () => {
  const [first, second] = [await readDemo('en'), await simulateDemo('en')]
  expect(await first.db.selectFrom('families').select('id').execute()).toHaveLength(1)
  expect((await first.db.selectFrom('children').select('name').execute()).length).toBe(2)
  expect(first.faults).toEqual([])
  const days = new Set(first.activities.map(({ created_at }) => created_at.slice(0, 10)))
  expect(days.size).toBeGreaterThan(60)
  expect(days.size).toBeLessThanOrEqual(92)
  const rows = ({ activities }: typeof first) => activities.map(({ created_at: _, ...row }) => row)
  expect(rows(second)).toEqual(rows(first))
  expect(new Set(first.activities.map(({ type }) => type)).size).toBe(5)
})

test('the badges of the demo family agree with its habits and activities [RUN-5]', async () => {
  const { db } = await readDemo('en')
  const habits = await db.selectFrom('habits').select(['child_id', 'title', 'target_days']).execute()
  const awarded = await db
    .selectFrom('badges')
    .innerJoin('activities', 'activities.act_id', 'badges.act_id')
    .select(['badges.child_id', 'activities.title'])
    .where('badges.kind', '=', 'sixty_six')
    .where('activities.points', '>=', 20)
    .execute()
  expect(awarded).toHaveLength(2)
  for (const { child_id, title } of awarded) {
    const habit = habits.find((one) => one.child_id === child_id && one.title === title)
    expect(habit?.target_days).toBeGreaterThanOrEqual(66)
  }
})

test('nobody is told about a new version in the demo [RUN-5, RUN-28]', async () => {
  const { db } = await readDemo('en')
  const seen = await db.selectFrom('users').select('seen_version').distinct().execute()
  expect(seen).toEqual([{ seen_version: readPackageVersions().glowjar }])
})

test('the demo family writes in the chosen language, and the same things happen [RUN-36]', async () => {
  const [zh, es] = [await readDemo('zh'), await readDemo('es')]
  const points = ({ activities }: typeof zh) => activities.map((row) => row.points)
  expect(points(zh)).toEqual(points(es))
  // Rewards of the catalogue are shown in the reader's language, whatever is stored.
  const titles = ({ activities }: typeof zh) =>
    activities.filter(({ type, title }) => type !== 'reward' && title !== '').map(({ title }) => title)
  const isChinese = (title: string) => /\p{Script=Han}/u.test(title)
  expect([titles(zh).every(isChinese), titles(es).some(isChinese)]).toEqual([true, false])
  expect(titles(es)).toContain(demoTexts.es.habits.teeth)
})

test('the demo family records each deed when it happens: its clock never goes back for a child', async () => {
  const { activities } = await readDemo('en')
  for (const name of new Set(activities.map((row) => row.name))) {
    const times = activities.filter((row) => row.name === name).map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted())
  }
})

const describeMoments = async (language: Locale) => {
  const { db } = await readDemo(language)
  const rows = await db
    .selectFrom('moments')
    .select(['weather', 'mood', 'content', 'day'])
    .orderBy('day')
    .orderBy('weather')
    .orderBy('mood')
    .execute()
  const family = await db.selectFrom('families').select('name').executeTakeFirst()
  return { rows, family: family?.name, stories: rows.flatMap(({ content }) => content ?? []) }
}

test('the demo family has a name and tells each story of its moments once [RUN-36]', async () => {
  const [en, zh, es] = await Promise.all([describeMoments('en'), describeMoments('zh'), describeMoments('es')])
  expect([en.family, zh.family, es.family]).toEqual(['The Riveras', '小满和乐乐家', 'Familia Rojas'])
  for (const [language, { stories }] of [
    ['en', en],
    ['zh', zh],
    ['es', es],
  ] as const)
    expect(stories.toSorted()).toEqual(Object.values(demoTexts[language].moments).toSorted())
  expect(new Set(en.stories).size).toBe(en.stories.length)
  const felt = ({ rows }: typeof en) => rows.map(({ weather, mood, day }) => ({ weather, mood, day }))
  expect(felt(zh)).toEqual(felt(en))
  expect(felt(es)).toEqual(felt(en))
  expect(en.rows.find(({ content }) => content?.includes('fog'))?.weather).toBe('foggy')
})
