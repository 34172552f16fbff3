import { addSkill, editSkill } from '#shared/skills/contract.ts'
import { createRandom } from './random.ts'
import type { DemoContext } from './demo-context.ts'

/** Adds two challenges; returns a function that simulates one evening: scores on some, for the first until it is completed. */
export const createSkillSimulator = async (
  { ana, ben, texts, setTime }: DemoContext,
  childId: string,
  days: number,
) => {
  const random = createRandom(20_261_121)
  const skill = ({ unit, ...own }: { title: string; unit: string }) => ({ childId, ...own, targetUnit: unit })
  const jumpRope = await ana(addSkill, { body: { ...skill(texts.rope), difficulty: 'medium', targetValue: 100 } })
  const recitePoems = await ana(addSkill, { body: { ...skill(texts.poems), difficulty: 'easy', targetValue: 10 } })
  let isCompleted = false

  const record = async (id: string, currentBest: number) =>
    (await ben(editSkill, { params: { id }, body: { currentBest } })).completed

  return async (daysAgo: number): Promise<void> => {
    const done = days - daysAgo
    if (random.chance(0.07) && setTime(daysAgo, 20.2)) await record(recitePoems.id, Math.round(done / 12))
    if (isCompleted || !random.chance(0.16) || !setTime(daysAgo, 20.3)) return
    isCompleted = await record(jumpRope.id, 18 + Math.round(done * 0.7) + random.integer(-12, 8))
  }
}
