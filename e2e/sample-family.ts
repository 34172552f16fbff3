import { invite } from '#shared/families/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { addHabit, checkIn, restHabit } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { listRewards, redeemReward } from '#shared/rewards/contract.ts'
import { addSkill, editSkill } from '#shared/skills/contract.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import type { Call } from '#shared/contract/client.ts'
import { signUpFamily, award } from './family.ts'

/** Titles of the habit and the challenge that are not completed. */
export const [habit, skill] = ['Read a page', 'Rope jumps']

/** Creates a habit with check-ins and a rest, and a completed one. */
const createHabits = async (api: Call, { id: childId }: Child): Promise<void> => {
  const today = dayIn(Date.now(), 'Europe/Madrid')
  const reading = { childId, title: habit, difficulty: 'easy', cue: 'brushing teeth' } as const
  const { id: habitId } = await api(addHabit, { body: reading })
  for (const days of [-4, -3, -1]) await api(checkIn, { params: { habitId }, body: { date: addDays(today, days) } })
  await api(restHabit, {
    params: { habitId },
    body: { from: addDays(today, -2), to: addDays(today, -2), rest: true },
  })
  const greet = await api(addHabit, { body: { childId, title: 'Say hello', difficulty: 'easy', targetDays: 1 } })
  await api(checkIn, { params: { habitId: greet.id }, body: { date: today } })
}

/** Creates a challenge with two scores, and a completed one. */
const createChallenges = async (api: Call, { id: childId }: Child): Promise<void> => {
  const jumps = { childId, title: skill, difficulty: 'medium', targetValue: 100, targetUnit: 'times' } as const
  const { id } = await api(addSkill, { body: jumps })
  for (const currentBest of [48, 52]) await api(editSkill, { params: { id }, body: { currentBest } })
  const map = await api(addSkill, { body: { childId, title: 'Read a map', difficulty: 'easy' } })
  await api(editSkill, { params: { id: map.id }, body: { isCompleted: true } })
}

/** Creates a family with two children and data of every feature; returns the token of an invitation to it. */
export const createSampleFamily = async (api: Call): Promise<{ invitation: string }> => {
  const { children } = await signUpFamily(api, ['Mia', 'Noah'])
  const [mia] = children
  if (!mia) throw new Error('The family has a child.')
  await award(api, mia, 'Laid the table', 60)
  await award(api, mia, 'Shouted at dinner', -3)
  await createHabits(api, mia)
  await createChallenges(api, mia)
  await api(addMoment, {
    body: { childId: mia.id, weather: 'sunny', mood: 'proud', content: 'We built a bridge for the ants.' },
  })
  await api(addMoment, {
    body: { childId: mia.id, weather: 'rainy', mood: 'calm', date: addDays(dayIn(Date.now(), 'Europe/Madrid'), -1) },
  })
  const [, , , , , snack] = await api(listRewards, { query: { childId: mia.id } })
  if (!snack) throw new Error('A child begins with six rewards.')
  await api(redeemReward, { body: { childId: mia.id, rewardId: snack.id, pointsSpent: snack.pointsCost } })
  const { token } = await api(invite, {})
  return { invitation: token }
}
