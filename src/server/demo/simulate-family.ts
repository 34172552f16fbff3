import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { giftPresets, quickPresetKeys, quickPresets, remedyPresets } from '#shared/behaviors/rules.ts'
import { addChild, listChildren, type Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addReward, giveRedemption, listRedemptions, listRewards, redeemReward } from '#shared/rewards/contract.ts'
import { createRandom, type Random } from './random.ts'
import { createMomentSimulator } from './simulate-moments.ts'
import { createSkillSimulator } from './simulate-skills.ts'
import { createDemoHabits, createHabitSimulator } from './simulate-habits.ts'
import type { DemoContext } from './demo-context.ts'
import type { DemoTexts } from './texts.ts'

/** How many days before today the demo family begins. */
export const simulatedDays = 90

const ownBehaviors = [
  { points: 5, picture: 'pet' },
  { points: 5, picture: 'helping' },
  { points: 15, picture: 'kindness' },
  { points: 10, picture: 'calm' },
] as const

const deductionPoints = [-3, -2, -5] as const

const ownRewards = [
  { category: 'activity', pointsCost: 120, picture: 'game' },
  { category: 'treat', pointsCost: 60, picture: 'tent' },
  { category: 'privilege', pointsCost: 150, picture: 'friends' },
  { category: 'outing', pointsCost: 400, picture: 'outing' },
] as const

/** Wishes that cost more are saved for. */
const highestRedeemedCost = 150

/** Adds the n-th title to the n-th thing. */
const entitle = <T extends object>(things: readonly T[], titles: readonly string[]) =>
  things.map((thing, n) => ({ ...thing, title: titles[n] ?? '' }))

/** Helping and tidying are rarer, so that their badges are still to be earned. */
const commonPresets = [...quickPresetKeys, 'greeting', 'study_well', 'help_clean'] as const

const pickAward = (texts: DemoTexts, random: Random, childId: string) => {
  if (random.chance(0.2))
    return { childId, type: 'reward', ...random.pick(entitle(ownBehaviors, texts.ownBehaviors)) } as const
  const preset = random.pick(commonPresets)
  return { childId, type: 'reward', title: texts.presets[preset], points: quickPresets[preset], preset } as const
}

const simulateDeduction = async (context: DemoContext, random: Random, childId: string, daysAgo: number) => {
  const { ben, texts, setTime } = context
  const deductions = deductionPoints.map((points, n) => ({ points, title: texts.deductions[n] ?? '' }))
  await ben(recordBehavior, { body: { childId, type: 'punishment', ...random.pick(deductions) } })
  if (!random.chance(0.7) || !setTime(daysAgo, 19.95)) return
  const body = { childId, type: 'reward', title: texts.smallRepair, points: remedyPresets.remedy_small } as const
  await ben(recordBehavior, { body: { ...body, preset: 'remedy_small' } })
}

const simulateDay = async (context: DemoContext, random: Random, childId: string, daysAgo: number) => {
  const { ana, ben, texts, setTime } = context
  for (const hour of [7, 12, 16, 18, 19]) {
    if (!random.chance(0.5) || !setTime(daysAgo, hour + random.integer(0, 50) / 60)) continue
    const call = random.chance(0.6) ? ana : ben
    const { actId } = await call(recordBehavior, { body: pickAward(texts, random, childId) })
    if (random.chance(0.02)) await call(undoAct, { params: { id: actId } })
  }
  if (random.chance(0.08) && setTime(daysAgo, 19.85)) await simulateDeduction(context, random, childId, daysAgo)
  if (random.chance(0.05) && setTime(daysAgo, 20)) {
    const body = {
      childId,
      type: 'reward',
      title: texts.surprise,
      points: giftPresets.gift_10,
      preset: 'gift_10',
    } as const
    await ana(recordBehavior, { body })
  }
}

const redeemRewards = async ({ ana, ben, setTime }: DemoContext, random: Random, childId: string, daysAgo: number) => {
  if (!setTime(daysAgo, 20.05)) return
  // The order of the list depends on the language.
  let rewards = (await ana(listRewards, { query: { childId } })).toSorted(
    (a, b) => a.pointsCost - b.pointsCost || Number(a.isCustom) - Number(b.isCustom),
  )
  for (;;) {
    const { points } = await findChild(ana, childId)
    const affordable = rewards.filter(
      ({ pointsCost }) => pointsCost <= highestRedeemedCost && pointsCost <= points * 0.7,
    )
    if (affordable.length === 0) return
    const { id, pointsCost } = random.pick(affordable)
    await ben(redeemReward, { body: { childId, rewardId: id, pointsSpent: pointsCost } })
    rewards = rewards.filter((reward) => reward.id !== id)
  }
}

const giveRedemptions = async ({ ana, setTime }: DemoContext, childId: string, daysAgo: number) => {
  if (!setTime(daysAgo, 20.05)) return
  for (const { id, givenAt } of await ana(listRedemptions, { query: { childId } })) {
    if (givenAt === null) await ana(giveRedemption, { params: { id } })
  }
}

const findChild = async (call: Call, id: string): Promise<Child> => {
  const found = (await call(listChildren, {})).find((child) => child.id === id)
  if (!found) throw new Error('the demo child was not found')
  return found
}

/** Simulates 90 days of a family with two children, identical each time. */
export const simulateFamily = async (context: DemoContext): Promise<void> => {
  const { texts } = context
  const random = createRandom(20_261_120)
  context.setTime(simulatedDays, 8)
  const mia = await context.ana(addChild, { body: { name: texts.mia, age: 7, avatarUrl: '🐻' } })
  const leo = await context.ana(addChild, { body: { name: texts.leo, age: 5, avatarUrl: '🦁' } })
  for (const reward of entitle(ownRewards, texts.rewards))
    await context.ana(addReward, { body: { childId: mia.id, ...reward } })
  const evenings = [
    await createHabitSimulator(context, mia.id, createDemoHabits(texts).mia),
    await createHabitSimulator(context, leo.id, createDemoHabits(texts).leo),
    await createSkillSimulator(context, mia.id, simulatedDays),
    createMomentSimulator(context, mia.id, 'mia', 7),
    createMomentSimulator(context, leo.id, 'leo', 5),
  ]
  for (let daysAgo = simulatedDays - 1; daysAgo >= 0; daysAgo--) {
    for (const { id } of [mia, leo]) {
      await simulateDay(context, random, id, daysAgo)
      if (daysAgo % 5 === 4) await redeemRewards(context, random, id, daysAgo)
      if (daysAgo % 5 === 2 && daysAgo > 2) await giveRedemptions(context, id, daysAgo)
    }
    for (const evening of evenings) await evening(daysAgo)
  }
}
