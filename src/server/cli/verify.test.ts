import { expect, test } from 'vitest'
import { habitFamily } from '#server/testing/habits.ts'
import { verifyDatabase } from './verify.ts'

test('what is noted while everything is verified is not taken for a fault', async () => {
  const { app, check, undo } = await habitFamily()
  const writing = new AbortController()
  const write = async (date: string) => {
    while (!writing.signal.aborted) await undo((await check(date)).actId)
  }
  const writers = ['2026-11-18', '2026-11-19', '2026-11-20'].map(write)
  const told: string[] = []
  for (let times = 0; times < 30; times++) await verifyDatabase(app.database, (line) => void told.push(line))
  writing.abort()
  await Promise.all(writers)
  expect([...new Set(told)]).toEqual(['Everything is as it must be.'])
})
