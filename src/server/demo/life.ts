import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { giftPresets, quickPresets, remedyPresets, type QuickPreset } from '#shared/behaviors/rules.ts'
import { addChild, listChildren, type Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addReward, giveRedemption, listRedemptions, listRewards, redeemReward } from '#shared/rewards/contract.ts'
import { chance, type Chance } from './chance.ts'
import { diary } from './diary.ts'
import { practice } from './practice.ts'
import { routine, routines } from './routine.ts'
import type { Stage } from './stage.ts'

const days = 90

const titles: Record<QuickPreset, string> = {
  greeting: 'Said hello',
  tidy_toys: 'Tidied toys',
  help_clean: 'Helped clean up',
  help_others: 'Helped someone',
  study_well: 'Studied well',
}

const presets = Object.keys(quickPresets) as QuickPreset[]

const own = [
  { title: 'Fed the cat', points: 5 },
  { title: 'Set the table', points: 5 },
  { title: 'Told the truth when it was hard', points: 15 },
  { title: 'Waited for a turn to talk', points: 10 },
] as const

const hard = [
  { title: 'Threw the blocks', points: -3 },
  { title: 'Shouted at dinner', points: -2 },
  { title: 'Would not stop the film', points: -5 },
] as const

const wishes = [
  { title: 'Board-game night', category: 'activity', pointsCost: 120 },
  { title: 'Breakfast picnic on the floor', category: 'treat', pointsCost: 60 },
  { title: 'A friend to play', category: 'privilege', pointsCost: 150 },
] as const

const award = (luck: Chance, childId: string) => {
  if (luck.one(0.2)) return { childId, type: 'reward', ...luck.of(own) } as const
  const preset = luck.of(presets)
  return { childId, type: 'reward', title: titles[preset], points: quickPresets[preset], preset } as const
}

const hardMoment = async (call: Call, luck: Chance, childId: string) => {
  await call(recordBehavior, { body: { childId, type: 'punishment', ...luck.of(hard) } })
  if (!luck.one(0.7)) return
  const body = { childId, type: 'reward', title: 'Small repair', points: remedyPresets.remedy_small } as const
  await call(recordBehavior, { body: { ...body, preset: 'remedy_small' } })
}

const day = async ({ ana, ben, at }: Stage, luck: Chance, childId: string, daysAgo: number) => {
  for (const hour of [7, 12, 16, 18, 19]) {
    if (!luck.one(0.5) || !at(daysAgo, hour + luck.whole(0, 50) / 60)) continue
    const call = luck.one(0.6) ? ana : ben
    const { actId } = await call(recordBehavior, { body: award(luck, childId) })
    if (luck.one(0.02)) await call(undoAct, { params: { id: actId } })
  }
  if (luck.one(0.08) && at(daysAgo, 19.5)) await hardMoment(ben, luck, childId)
  if (luck.one(0.05) && at(daysAgo, 20)) {
    const body = { childId, type: 'reward', title: 'Surprise', points: giftPresets.gift_10, preset: 'gift_10' } as const
    await ana(recordBehavior, { body })
  }
}

const spend = async ({ ana, ben, at }: Stage, luck: Chance, childId: string, daysAgo: number) => {
  if (!at(daysAgo, 17.5)) return
  let rewards = await ana(listRewards, { query: { childId } })
  for (let redeemed = 0; redeemed < 2; redeemed++) {
    const { points } = await childNow(ana, childId)
    const payable = rewards.filter(({ pointsCost }) => pointsCost <= points * 0.7)
    if (payable.length === 0) return
    const { id, pointsCost } = luck.of(payable)
    await ben(redeemReward, { body: { childId, rewardId: id, pointsSpent: pointsCost } })
    rewards = rewards.filter((reward) => reward.id !== id)
  }
}

const keepPromises = async ({ ana, at }: Stage, childId: string, daysAgo: number) => {
  if (!at(daysAgo, 18.5)) return
  for (const { id, givenAt } of await ana(listRedemptions, { query: { childId } })) {
    if (givenAt === null) await ana(giveRedemption, { params: { id } })
  }
}

const childNow = async (call: Call, id: string): Promise<Child> => {
  const found = (await call(listChildren, {})).find((child) => child.id === id)
  if (!found) throw new Error('the child of the demonstration is gone')
  return found
}

/** Lives 90 days with two children, always the same ones. */
export const live = async (stage: Stage): Promise<void> => {
  const luck = chance(20_261_120)
  stage.at(days, 8)
  const mia = await stage.ana(addChild, { body: { name: 'Mia', age: 7, avatarUrl: '🐻' } })
  const leo = await stage.ana(addChild, { body: { name: 'Leo', age: 5, avatarUrl: '🦁' } })
  for (const wish of wishes) await stage.ana(addReward, { body: { childId: mia.id, ...wish } })
  const evenings = [
    await routine(stage, mia.id, routines.mia),
    await routine(stage, leo.id, routines.leo),
    await practice(stage, mia.id, days),
    diary(stage, mia.id, 7),
    diary(stage, leo.id, 5),
  ]
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo--) {
    for (const { id } of [mia, leo]) {
      await day(stage, luck, id, daysAgo)
      if (daysAgo % 5 === 4) await spend(stage, luck, id, daysAgo)
      if (daysAgo % 5 === 2 && daysAgo > 2) await keepPromises(stage, id, daysAgo)
    }
    for (const evening of evenings) await evening(daysAgo)
  }
}
