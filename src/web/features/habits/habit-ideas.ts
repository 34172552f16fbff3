/** Ideas for habits, which are easy, each with the age in years from which it is offered; their texts are messages. */
const leastAges = {
  teeth: 3,
  bed: 5,
  read: 5,
  tidy: 3,
  clothes: 4,
  table: 4,
  bag: 6,
  pet: 5,
  music: 6,
  outside: 3,
} as const

export type HabitIdea = keyof typeof leastAges

const habitIdeas = Object.keys(leastAges) as HabitIdea[]

/**
 * Returns the ideas for an age in years, those that have become possible last first; all if it is unknown, the simplest for
 * the youngest.
 */
export const findHabitIdeas = (age: number | null): HabitIdea[] =>
  age === null
    ? habitIdeas
    : habitIdeas
        .filter((idea) => leastAges[idea] <= Math.max(age, 3))
        .toSorted((one, other) => leastAges[other] - leastAges[one])
