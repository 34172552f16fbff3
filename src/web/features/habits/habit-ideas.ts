/**
 * Ideas for habits, which are easy, the simplest first: the age in years from which each is offered, and the ages that it
 * suits best; their texts are messages.
 */
const ages = {
  teeth: { least: 3, best: [3, 6] },
  tidy: { least: 3, best: [3, 5] },
  outside: { least: 3, best: [4, 6] },
  table: { least: 4, best: [5, 7] },
  clothes: { least: 4, best: [6, 8] },
  bed: { least: 5, best: [6, 8] },
  read: { least: 5, best: [7, 10] },
  bag: { least: 6, best: [7, 9] },
  pet: { least: 5, best: [8, 12] },
  music: { least: 6, best: [8, 12] },
} as const

export type HabitIdea = keyof typeof ages

const habitIdeas = Object.keys(ages) as HabitIdea[]

/** Returns by how many years an age misses the ages that an idea suits best. */
const countYearsOff = (idea: HabitIdea, age: number): number => {
  const [from, to] = ages[idea].best
  return Math.max(from - age, age - to, 0)
}

/** Returns the ideas for an age in years, those that suit it best first; all if it is unknown, the simplest first. */
export const findHabitIdeas = (age: number | null): HabitIdea[] => {
  if (age === null) return habitIdeas
  const years = Math.max(age, 3)
  return habitIdeas
    .filter((idea) => ages[idea].least <= years)
    .toSorted((one, other) => countYearsOff(one, years) - countYearsOff(other, years))
}
