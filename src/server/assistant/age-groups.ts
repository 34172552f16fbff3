import { computeAgeFromBirthday } from '#shared/children/age.ts'
import type { Day } from '#shared/time/day.ts'

/** Ages in years, inclusive: those that content is for, or those that a child may have. */
export type AgeRange = readonly [from: number, to: number]

/** Ages that are assumed for a child of unknown age. */
const defaultAges: AgeRange = [6, 9]

const ageGroups: readonly AgeRange[] = [
  [0, 3],
  [4, 5],
  [6, 9],
  [10, 12],
  [13, 18],
]

/** Returns the age of a child as a range: one year, or the default range when it is unknown. */
export const computeChildAgeRange = (child: { age: number | null; birthday: string | null }, today: Day): AgeRange => {
  const age = child.birthday === null ? child.age : Math.max(0, computeAgeFromBirthday(child.birthday, today))
  return age === null ? defaultAges : createSingleAgeRange(age)
}

export const createSingleAgeRange = (age: number): AgeRange => [age, age]

/** Returns whether content for some ages suits a child; without ages it suits everyone; 18 has no upper end. */
export const suitsAge = (ages: AgeRange | undefined, [from, to]: AgeRange): boolean =>
  ages === undefined || (ages[0] <= to && from <= (ages[1] >= 18 ? Infinity : ages[1]))

/** Returns the part of the ages that a child may have that is within others, or the nearest of these. */
export const clampAges = ([from, to]: AgeRange, [least, most]: AgeRange): AgeRange => {
  const clamp = (age: number) => Math.min(Math.max(age, least), most)
  return [clamp(from), clamp(to)]
}

/** Returns the age group of a range's first age: a model is sent the group instead of the age. */
export const toAgeGroup = ([from]: AgeRange): AgeRange => ageGroups.find(([, to]) => from <= to) ?? [13, 18]

/** Returns whether a child is old enough for points (4 years). */
export const isOldEnoughForPoints = ([from]: AgeRange): boolean => from >= 4
