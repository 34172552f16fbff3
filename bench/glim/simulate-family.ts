import { recordBehavior } from '#shared/behaviors/contract.ts'
import { quickPresetKeys, quickPresets } from '#shared/behaviors/rules.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { addHabit, checkIn, editHabit } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { moods, weathers } from '#shared/moments/rules.ts'
import { addReward, giveRedemption, listRedemptions, listRewards, redeemReward } from '#shared/rewards/contract.ts'
import { addSkill, editSkill } from '#shared/skills/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { SimulatedTime } from '#server/demo/demo-context.ts'
import { createRandom } from '#server/demo/random.ts'
import { familyTexts } from './family-texts.ts'

/** How many days before today the family begins. */
export const days = 75

const births = { mia: '2019-03-03', leo: '2021-12-19', noa: '2014-07-30' } as const

/** The balances today. */
const balances = { mia: 62, leo: 35, noa: 118 } as const

type ChildKey = keyof typeof births

const childKeys = Object.keys(births) as ChildKey[]

const addChildWithThings = async ({ ana }: SimulatedTime, language: Locale, key: ChildKey) => {
  const texts = familyTexts[language].children[key]
  const { id: childId } = await ana(addChild, { body: { name: texts.name, birthday: births[key] } })
  const habits = []
  for (const { checkInProbability, ...habit } of texts.habits) {
    const { id } = await ana(addHabit, { body: { childId, difficulty: 'easy', ...habit } })
    habits.push({ habitId: id, checkInProbability, target: habit.targetDays })
  }
  const skills = []
  for (const { title, unit, target, scores } of texts.skills) {
    const body = { childId, title, targetUnit: unit, targetValue: target, difficulty: 'medium' } as const
    skills.push({ id: (await ana(addSkill, { body })).id, scores })
  }
  for (const reward of texts.rewards) await ana(addReward, { body: { childId, category: 'outing', ...reward } })
  return { key, childId, habits, skills }
}

type SimulatedChild = Awaited<ReturnType<typeof addChildWithThings>>

/** Returns a function that simulates one day of a child. */
const createDay = (
  time: SimulatedTime,
  language: Locale,
  { childId, habits, skills }: SimulatedChild,
  seed: number,
) => {
  const { ana, ben, setTime, dayOf } = time
  const { good, hard } = familyTexts[language]
  const random = createRandom(seed)
  const checkInHabits = async (daysAgo: number) => {
    for (const habit of habits) {
      if (!random.chance(habit.checkInProbability) || !setTime(daysAgo, 20)) continue
      const params = { habitId: habit.habitId }
      const { completed } = await ana(checkIn, { params, body: { date: dayOf(daysAgo) } })
      if (!completed) continue
      habit.target += 30
      await ana(editHabit, { params, body: { targetDays: habit.target } })
    }
  }
  return async (daysAgo: number): Promise<void> => {
    if (setTime(daysAgo, 16) && random.chance(0.6)) {
      const preset = random.pick(quickPresetKeys)
      const body = { childId, type: 'reward', title: good[preset], points: quickPresets[preset], preset } as const
      await (random.chance(0.5) ? ana : ben)(recordBehavior, { body })
    }
    if (random.chance(0.12) && setTime(daysAgo, 18))
      await ben(recordBehavior, { body: { childId, type: 'punishment', title: random.pick(hard), points: -3 } })
    await checkInHabits(daysAgo)
    for (const { id, scores } of skills) {
      const best = daysAgo % 14 === 6 ? scores[scores.length - 1 - Math.floor(daysAgo / 14)] : undefined
      if (best !== undefined && setTime(daysAgo, 18.5))
        await ben(editSkill, { params: { id }, body: { currentBest: best } })
    }
    if (random.chance(0.3) && setTime(daysAgo, 20.5))
      await ana(addMoment, { body: { childId, mood: random.pick(moods), weather: random.pick(weathers) } })
  }
}

const findBalance = async ({ ana }: SimulatedTime, { childId }: SimulatedChild): Promise<number> =>
  (await ana(listChildren, {})).find(({ id }) => id === childId)?.points ?? 0

/** Redeems rewards while the balance stays above what it is to be, the most expensive ones first. */
const redeemDownTo = async (time: SimulatedTime, child: SimulatedChild, least: number): Promise<void> => {
  const { childId } = child
  const rewards = (await time.ana(listRewards, { query: { childId } })).toSorted((a, b) => b.pointsCost - a.pointsCost)
  for (;;) {
    const balance = await findBalance(time, child)
    const reward = rewards.find(({ pointsCost }) => balance - pointsCost >= least)
    if (!reward) return
    await time.ana(redeemReward, { body: { childId, rewardId: reward.id, pointsSpent: reward.pointsCost } })
  }
}

const giveAll = async ({ ana }: SimulatedTime, { childId }: SimulatedChild): Promise<void> => {
  for (const { id, givenAt } of await ana(listRedemptions, { query: { childId } }))
    if (givenAt === null) await ana(giveRedemption, { params: { id } })
}

/** Adds or takes the few points that are missing to the balance of today. */
const settleBalance = async (time: SimulatedTime, language: Locale, child: SimulatedChild): Promise<void> => {
  const { good, hard } = familyTexts[language]
  const points = balances[child.key] - (await findBalance(time, child))
  if (points === 0) return
  const [type, title] = points > 0 ? (['reward', good.help_others] as const) : (['punishment', hard[1] ?? ''] as const)
  await time.ana(recordBehavior, { body: { childId: child.childId, type, title, points } })
}

/** Simulates the family of the questions in a language, identical each time. */
export const simulateQuestionFamily = async (time: SimulatedTime, language: Locale): Promise<void> => {
  time.setTime(days, 8)
  const children: SimulatedChild[] = []
  for (const key of childKeys) children.push(await addChildWithThings(time, language, key))
  const simulated = children.map((child, n) => createDay(time, language, child, 20_261_126 + n))
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo--) {
    for (const simulateDay of simulated) await simulateDay(daysAgo)
    if (daysAgo % 14 === 2 && time.setTime(daysAgo, 20.6))
      for (const child of children) await redeemDownTo(time, child, balances[child.key])
    if (daysAgo % 14 === 4 && time.setTime(daysAgo, 20.7)) for (const child of children) await giveAll(time, child)
  }
  for (const child of children) await settleBalance(time, language, child)
}
