import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { sumEarnedAndDeductedOn } from '#shared/activities/day-rules.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { editFamily } from '#shared/families/contract.ts'
import { listHabits, restHabit } from '#shared/habits/contract.ts'
import { listMoments } from '#shared/moments/contract.ts'
import { giveRedemption, listRedemptions, redeemReward } from '#shared/rewards/contract.ts'
import { daysToAfford } from '#shared/rewards/rules.ts'
import { listSkills } from '#shared/skills/contract.ts'
import { getPace, getWeeklyCounts } from '#shared/stats/contract.ts'
import { addDays, dayIn, findStartOfWeek, weekStarts, type WeekStart } from '#shared/time/day.ts'
import { hourMs } from '#shared/time/duration.ts'
import { askAssistant } from '#server/testing/chat.ts'
import { sampleSize } from '#server/testing/check-results.ts'
import {
  award,
  createChild,
  createMoment,
  createReward,
  createSkill,
  deduct,
  describeOutcomes,
  getChild,
  listNewestActivities,
  recordScore,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp, type Member, type TestApp } from '#server/testing/harness.ts'

const familyCount = inject('database') === 'sqlite' ? sampleSize(25, 5000) : sampleSize(8, 500)

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Santiago', 'Asia/Kathmandu'] as const

const rewardPrice = 60

/** A child of a random family, with one of each kind and the steps that change them. */
const createSteps = async (app: TestApp, { call }: Member, timeZone: string) => {
  const { id: childId } = await createChild(call, 'Mia')
  const habit = await createHabit(call, childId, { title: 'Read a book', targetDays: 30 })
  const skill = await createSkill(call, childId, { title: 'Swimming' })
  const reward = await createReward(call, childId, rewardPrice, 'Bike trip')
  const acts: string[] = []
  const keep = async (act: Promise<{ actId: string }>) => void acts.push((await act).actId)
  const today = () => dayIn(app.clock.now(), timeZone)
  const redeem = { childId, rewardId: reward.id, pointsSpent: rewardPrice }
  const days = (n: number) => ({ from: addDays(today(), -(n % 3)), to: today(), rest: true })
  const steps: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
    award: (n) => keep(award(call, childId, 1 + (n % 40))),
    deduct: (n) => keep(deduct(call, childId, 1 + (n % 9))),
    checkIn: (n) => keep(checkIn(call, habit.id, addDays(today(), -(n % 6)))),
    rest: (n) => call(restHabit, { params: { habitId: habit.id }, body: days(n) }),
    score: (n) => keep(recordScore(call, skill.id, n)),
    moment: () => createMoment(call, childId),
    redeem: () => keep(call(redeemReward, { body: redeem })),
    give: async (n) => {
      const all = await call(listRedemptions, { query: { childId } })
      return call(giveRedemption, { params: { id: all[n % Math.max(1, all.length)]?.id ?? childId } })
    },
    undo: (n) => call(undoAct, { params: { id: acts[n % Math.max(1, acts.length)] ?? childId } }),
    pass: async (n) => app.clock.forward({ hours: 5 * (1 + (n % 20)) }),
  }
  return { childId, habitId: habit.id, skillId: skill.id, steps }
}

const stepNames =
  'award award award deduct checkIn checkIn rest score moment redeem give undo undo pass pass pass'.split(' ')

interface Asked {
  call: Call
  childId: string
  ask: (message: string) => ReturnType<typeof askAssistant>
  now: number
  timeZone: string
  weekStart: WeekStart
}

/** Asks a question about the record and returns the numbers of its answer. */
const askForNumbers = async (ask: Asked['ask'], message: string): Promise<readonly number[]> => {
  const { context } = await ask(message)
  expect([message, context?.record === undefined]).toEqual([message, false])
  return context?.numbers ?? []
}

const expectPoints = async ({ call, childId, ask, now, timeZone, weekStart }: Asked) => {
  const { points } = await getChild(call, childId)
  expect(await askForNumbers(ask, 'how many points does she have')).toEqual([points])
  const rows = await listNewestActivities(call, childId)
  const { behavior, habit, skill, reward } = await call(getWeeklyCounts, { params: { childId } })
  const today = dayIn(now, timeZone)
  const first = findStartOfWeek(today, weekStart)
  const standing = rows.filter(({ undoes, undone }) => undoes === null && !undone)
  const ofWeek = standing.filter(({ happenedAt }) => dayIn(Date.parse(happenedAt), timeZone) >= first)
  const earned = ofWeek.reduce((sum, row) => sum + Math.max(0, row.points ?? 0), 0)
  expect(await askForNumbers(ask, 'how was this week')).toEqual([earned, behavior, habit, skill, reward])
  const ofDay = sumEarnedAndDeductedOn(rows, today)
  expect(await askForNumbers(ask, 'how was today')).toEqual([ofDay.earned, ofDay.deducted])
}

const expectReward = async ({ call, childId, ask }: Asked) => {
  const { points } = await getChild(call, childId)
  const { pointsPerWeek } = await call(getPace, { params: { childId } })
  const { text } = await ask('when can she get the bike trip')
  const days = daysToAfford(rewardPrice, points, pointsPerWeek)
  const told = /takes about ([\d,]+) day/.exec(text)?.[1]?.replaceAll(',', '')
  expect([text, told === undefined ? null : Number(told)]).toEqual([text, days === 0 ? null : days])
  expect(text.startsWith('Yes')).toBe(points >= rewardPrice)
  const redemptions = await call(listRedemptions, { query: { childId } })
  const open = redemptions.filter(({ givenAt }) => givenAt === null).length
  expect(await askForNumbers(ask, 'what did we promise her')).toEqual([open])
}

const expectEntries = async ({ call, childId, ask }: Asked) => {
  const [habit] = await call(listHabits, { params: { childId } })
  expect(await askForNumbers(ask, 'how are the habits going')).toEqual(
    habit && !habit.isCompleted ? [habit.currentStreak] : [],
  )
  expect(await askForNumbers(ask, 'how often has she read so far')).toEqual([habit?.checkinCount])
  const [skill] = await call(listSkills, { params: { childId } })
  const best = skill?.currentBest ?? null
  expect(await askForNumbers(ask, 'what is her best swimming')).toEqual(best === null ? [] : [best])
  const badges = await call(listBadges, { params: { childId } })
  expect(await askForNumbers(ask, 'which badges does she have')).toEqual([badges.length])
}

const expectMoods = async ({ call, childId, ask, now, timeZone }: Asked) => {
  const moments = await call(listMoments, { params: { childId }, query: {} })
  const month = dayIn(now, timeZone).slice(0, 7)
  const noted = await askForNumbers(ask, 'which moods this month')
  expect(noted.reduce((sum, n) => sum + n, 0)).toBe(moments.filter(({ date }) => date.startsWith(month)).length)
}

test('the numbers of answers from the record are those of the screens [AST-50]', { timeout: 12 * hourMs }, async () => {
  expect.hasAssertions()
  const app = await createTestApp()
  const step = fc.tuple(fc.constantFrom(...stepNames), fc.nat(60))
  const history = fc.array(step, { minLength: 5, maxLength: 40, size: 'max' })
  const property = fc.asyncProperty(
    history,
    fc.constantFrom(...zones),
    fc.constantFrom(...weekStarts),
    async (lived, timeZone, weekStart) => {
      const ana = await app.member({ timeZone })
      await ana.call(editFamily, { body: { weekStart } })
      const { childId, steps } = await createSteps(app, ana, timeZone)
      for (const [name, n] of lived) await describeOutcomes([steps[name]?.(n) ?? Promise.reject(new Error(name))])
      const { call } = await app.session(ana.userId)
      const asked = { call, childId, now: app.clock.now(), timeZone, weekStart }
      const member = await app.session(ana.userId)
      const ask = (message: string) => askAssistant(member, { childId, message })
      await expectPoints({ ...asked, ask })
      await expectReward({ ...asked, ask })
      await expectEntries({ ...asked, ask })
      await expectMoods({ ...asked, ask })
    },
  )
  await fc.assert(property, { seed: inject('seed'), numRuns: familyCount })
})
