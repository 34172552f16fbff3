import type { BadgeKind } from '#shared/badges/rules.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { quickPresets, type QuickPresetKey } from '#shared/behaviors/rules.ts'
import type { Call, CallOptions } from '#shared/contract/client.ts'
import { restHabit } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { weathers } from '#shared/moments/rules.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import { addDays } from '#shared/time/day.ts'
import { award, completeSkill, createReward, createSkill, createMoment, recordScore, redeem } from './factories.ts'
import { checkIn, createHabit } from './habits.ts'
import type { TestApp } from './harness.ts'

/** Awards a quick behavior through the API. */
export const awardPreset = (call: Call, childId: string, preset: QuickPresetKey, options?: CallOptions) =>
  call(
    recordBehavior,
    { body: { childId, type: 'reward', title: preset, points: quickPresets[preset], preset } },
    options,
  )

/** One deed that counts for a badge, each time another one; returns the response. */
type Deed = (n: number) => Promise<{ actId?: string; badges?: { id: string }[] | undefined }>

interface DeedContext {
  app: TestApp
  call: Call
  childId: string
}

const today = '2026-11-20'

const checkInDaily = ({ app, call, childId }: DeedContext, picture: Picture): Deed => {
  const habit = createHabit(call, childId, { title: 'Evening', picture, targetDays: 365 })
  return async (n) => {
    const { id } = await habit
    if (n > 0) app.clock.forward({ days: 1 })
    return checkIn(call, id, addDays(today, n))
  }
}

const award10: (context: DeedContext) => Deed =
  ({ call, childId }) =>
  () =>
    award(call, childId, 10)

/** Creates the deeds of each badge, starting on 2026-11-20. */
export const deedsByBadge: Readonly<Record<BadgeKind, (context: DeedContext) => Deed>> = {
  first_light: award10,
  ten_deeds: award10,
  hundred_lights: award10,
  habit_formation_master:
    ({ call, childId }) =>
    async () => {
      const { id } = await createHabit(call, childId, { targetDays: 1 })
      return checkIn(call, id, today)
    },
  bookworm: (context) => checkInDaily(context, 'reading'),
  bright_teeth: (context) => checkInDaily(context, 'teeth'),
  sixty_six: (context) => checkInDaily(context, 'pet'),
  first_wish:
    ({ call, childId }) =>
    async () => {
      await award(call, childId, 5)
      return redeem(call, await createReward(call, childId, 5))
    },
  helping_hand:
    ({ call, childId }) =>
    () =>
      awardPreset(call, childId, 'help_others'),
  tidy_corner:
    ({ call, childId }) =>
    () =>
      awardPreset(call, childId, 'tidy_toys'),
  seven_days:
    ({ app, call, childId }) =>
    async (n) => {
      // Not in a row.
      if (n > 0) app.clock.forward({ days: 2 })
      return award(call, childId)
    },
  skill_master:
    ({ call, childId }) =>
    async () =>
      completeSkill(call, (await createSkill(call, childId)).id),
  story_keeper:
    ({ call, childId }) =>
    () =>
      createMoment(call, childId),
  climber: ({ call, childId }) => {
    const skill = createSkill(call, childId, { targetValue: 100 })
    return async (n) => recordScore(call, (await skill).id, n)
  },
  rested: ({ call, childId }) => {
    const habit = createHabit(call, childId)
    return async (n) => {
      const day = addDays(today, n)
      await call(restHabit, { params: { habitId: (await habit).id }, body: { from: day, to: day, rest: true } })
      return {}
    }
  },
  all_weathers:
    ({ call, childId }) =>
    (n) =>
      call(addMoment, { body: { childId, weather: weathers[n] ?? 'sunny', mood: 'calm' } }),
}
