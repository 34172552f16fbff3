import { addSkill, editSkill } from '#shared/skills/contract.ts'
import { chance } from './chance.ts'
import type { Stage } from './stage.ts'

const rope = {
  title: 'Jump rope',
  description: 'Without a break',
  difficulty: 'medium',
  targetValue: 100,
  targetUnit: 'times',
} as const

const poems = { title: 'Recite poems', difficulty: 'easy', targetValue: 10, targetUnit: 'poems' } as const

/** What a child practises: a challenge that is completed in time, and one that is on its way. */
export const practice = async ({ ana, ben, at }: Stage, childId: string, days: number) => {
  const luck = chance(20_261_121)
  const jumping = await ana(addSkill, { body: { childId, ...rope } })
  const reciting = await ana(addSkill, { body: { childId, ...poems } })
  let completed = false

  const record = async (id: string, currentBest: number) =>
    (await ben(editSkill, { params: { id }, body: { currentBest } })).completed

  /** The evening of some days before today. */
  return async (daysAgo: number): Promise<void> => {
    const done = days - daysAgo
    if (luck.one(0.1) && at(daysAgo, 20.2)) await record(reciting.id, Math.round(done / 12))
    if (completed || !luck.one(0.3) || !at(daysAgo, 20.3)) return
    completed = await record(jumping.id, 28 + done + luck.whole(-12, 8))
  }
}
