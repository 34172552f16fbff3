import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { giftPresets, quickPresetKeys, quickPresets, remedyPresets } from '#shared/behaviors/rules.ts'
import { addChild, listChildren, type Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addReward, giveRedemption, listRedemptions, listRewards, redeemReward } from '#shared/rewards/contract.ts'
import { createRandom, type Random } from './random.ts'
import { createMomentSimulator } from './simulate-moments.ts'
import { createSkillSimulator } from './simulate-skills.ts'
import { createHabitSimulator, demoHabits } from './simulate-habits.ts'
import type { DemoContext } from './demo-context.ts'

const simulatedDays = 90

const presetTitles: Record<(typeof quickPresetKeys)[number], string> = {
  greeting: 'Said hello',
  tidy_toys: 'Tidied toys',
  help_clean: 'Helped clean up',
  help_others: 'Helped someone',
  study_well: 'Studied well',
}

const customBehaviors = [
  { title: 'Fed the cat', points: 5, picture: 'pet' },
  { title: 'Set the table', points: 5, picture: 'helping' },
  { title: 'Told the truth when it was hard', points: 15, picture: 'kindness' },
  { title: 'Waited for a turn to talk', points: 10, picture: 'calm' },
] as const

const deductions = [
  { title: 'Threw the blocks', points: -3 },
  { title: 'Shouted at dinner', points: -2 },
  { title: 'Would not stop the film', points: -5 },
] as const

const customRewards = [
  { title: 'Board-game night', category: 'activity', pointsCost: 120, picture: 'game' },
  { title: 'Breakfast picnic on the floor', category: 'treat', pointsCost: 60, picture: 'tent' },
  { title: 'A friend to play', category: 'privilege', pointsCost: 150, picture: 'friends' },
] as const

const pickAward = (random: Random, childId: string) => {
  if (random.chance(0.2)) return { childId, type: 'reward', ...random.pick(customBehaviors) } as const
  const preset = random.pick(quickPresetKeys)
  return { childId, type: 'reward', title: presetTitles[preset], points: quickPresets[preset], preset } as const
}

const simulateDeduction = async (call: Call, random: Random, childId: string) => {
  await call(recordBehavior, { body: { childId, type: 'punishment', ...random.pick(deductions) } })
  if (!random.chance(0.7)) return
  const body = { childId, type: 'reward', title: 'Small repair', points: remedyPresets.remedy_small } as const
  await call(recordBehavior, { body: { ...body, preset: 'remedy_small' } })
}

const simulateDay = async ({ ana, ben, setTime }: DemoContext, random: Random, childId: string, daysAgo: number) => {
  for (const hour of [7, 12, 16, 18, 19]) {
    if (!random.chance(0.5) || !setTime(daysAgo, hour + random.integer(0, 50) / 60)) continue
    const call = random.chance(0.6) ? ana : ben
    const { actId } = await call(recordBehavior, { body: pickAward(random, childId) })
    if (random.chance(0.02)) await call(undoAct, { params: { id: actId } })
  }
  if (random.chance(0.08) && setTime(daysAgo, 19.5)) await simulateDeduction(ben, random, childId)
  if (random.chance(0.05) && setTime(daysAgo, 20)) {
    const body = { childId, type: 'reward', title: 'Surprise', points: giftPresets.gift_10, preset: 'gift_10' } as const
    await ana(recordBehavior, { body })
  }
}

const redeemRewards = async ({ ana, ben, setTime }: DemoContext, random: Random, childId: string, daysAgo: number) => {
  if (!setTime(daysAgo, 17.5)) return
  let rewards = await ana(listRewards, { query: { childId } })
  for (let redeemed = 0; redeemed < 2; redeemed++) {
    const { points } = await findChild(ana, childId)
    const affordable = rewards.filter(({ pointsCost }) => pointsCost <= points * 0.7)
    if (affordable.length === 0) return
    const { id, pointsCost } = random.pick(affordable)
    await ben(redeemReward, { body: { childId, rewardId: id, pointsSpent: pointsCost } })
    rewards = rewards.filter((reward) => reward.id !== id)
  }
}

const giveRedemptions = async ({ ana, setTime }: DemoContext, childId: string, daysAgo: number) => {
  if (!setTime(daysAgo, 18.5)) return
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
  const random = createRandom(20_261_120)
  context.setTime(simulatedDays, 8)
  const mia = await context.ana(addChild, { body: { name: 'Mia', age: 7, avatarUrl: '🐻' } })
  const leo = await context.ana(addChild, { body: { name: 'Leo', age: 5, avatarUrl: '🦁' } })
  for (const reward of customRewards) await context.ana(addReward, { body: { childId: mia.id, ...reward } })
  const evenings = [
    await createHabitSimulator(context, mia.id, demoHabits.mia),
    await createHabitSimulator(context, leo.id, demoHabits.leo),
    await createSkillSimulator(context, mia.id, simulatedDays),
    createMomentSimulator(context, mia.id, 7),
    createMomentSimulator(context, leo.id, 5),
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
