import { ageOn } from '#shared/children/rules.ts'
import type { Day } from '#shared/time/day.ts'

/** Years of age, inclusive. */
export type Ages = readonly [from: number, to: number]

/** Children of an age that is not known are written to as these. */
const usual: Ages = [6, 9]

const bands: readonly Ages[] = [
  [0, 3],
  [4, 5],
  [6, 9],
  [10, 12],
  [13, 18],
]

/** How old a child is, as far as it is known: a year, or the usual years. */
export const agesOf = (child: { age: number | null; birthday: string | null }, today: Day): Ages => {
  const age = child.birthday === null ? child.age : Math.max(0, ageOn(child.birthday, today))
  return age === null ? usual : yearOf(age)
}

/** The years of somebody whose age is told. */
export const yearOf = (age: number): Ages => [age, age]

/** Whether something for some ages is for these. */
export const isFor = (ages: Ages | undefined, [from, to]: Ages): boolean =>
  ages === undefined || (ages[0] <= to && from <= (ages[1] >= 18 ? Infinity : ages[1]))

/** The band that some years fall into: what is told about a child's age outside of the family. */
export const bandOf = ([from]: Ages): Ages => bands.find(([, to]) => from <= to) ?? [13, 18]

/** Below four, praise and moments do what points cannot. */
export const takesPoints = ([from]: Ages): boolean => from >= 4
