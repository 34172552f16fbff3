import type { ActKind, EffectOf } from '#shared/acts/effects.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import type { Tallies } from './rules.ts'

/** The first activity of an act, as far as tallies depend on it. */
export interface TalliedActivity {
  points: number | null
  /** The preset of an award, if it has one. */
  iconName: string | null
  picture: Picture | null
}

type Tally<K extends ActKind> = (data: EffectOf<K>, activity: TalliedActivity) => Tallies

const deed: Tallies = { deeds: 1 }
const completedSkill: Tallies = { ...deed, completedSkills: 1 }

const talliesByKind: { readonly [K in ActKind]?: Tally<K> } = {
  behavior: (_, { points, iconName }) => {
    if ((points ?? 0) <= 0) return {}
    return iconName === null ? deed : { ...deed, [`award:${iconName}`]: 1 }
  },
  check_in: ({ habitId, completed }, { picture }) => ({
    ...deed,
    [`habit:${habitId}`]: 1,
    ...(picture === null ? {} : { [`picture:${picture}`]: 1 }),
    ...(completed ? { completedHabits: 1 } : {}),
  }),
  score: ({ completed }) => ({ scores: 1, ...(completed ? completedSkill : {}) }),
  quick_complete: () => completedSkill,
  redeem: () => ({ redemptions: 1 }),
}

/** Returns what an act of a kind adds to the tallies, apart from the days with a deed. */
export const tallyAct = <K extends ActKind>(kind: K, data: EffectOf<K>, activity: TalliedActivity): Tallies => {
  const tally: Tally<K> | undefined = talliesByKind[kind]
  return tally?.(data, activity) ?? {}
}
