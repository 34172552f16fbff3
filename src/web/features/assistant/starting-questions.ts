/** The questions that a parent may begin with. */
export const startingQuestions = ['teeth', 'bedtime', 'mornings', 'siblings', 'homework', 'screens', 'week'] as const

export type StartingQuestion = (typeof startingQuestions)[number]

interface Situation {
  dayPart: 'morning' | 'day' | 'evening'
  /** In years; null if it is not known. */
  age: number | null
  hasSiblings: boolean
}

const schoolAge = 6
const toothAge = 1

const suits = (question: StartingQuestion, { age, hasSiblings }: Situation): boolean => {
  if (question === 'siblings') return hasSiblings
  if (question === 'homework') return age === null || age >= schoolAge
  return question !== 'teeth' || age === null || age >= toothAge
}

/** What is on a parent's mind at the time of the day, the likeliest first. */
const ofDayPart: Readonly<Record<Situation['dayPart'], readonly StartingQuestion[]>> = {
  morning: ['mornings', 'screens'],
  day: ['screens', 'homework'],
  evening: ['teeth', 'bedtime'],
}

/** Number of questions that are shown at first. */
const shownCount = 3

/** Returns the questions that suit the family: three that fit the hour, and the rest. */
export const chooseStartingQuestions = (
  situation: Situation,
): { first: StartingQuestion[]; rest: StartingQuestion[] } => {
  const inOrder = [...new Set([...ofDayPart[situation.dayPart], 'siblings', 'week', ...startingQuestions] as const)]
  const suitable = inOrder.filter((question) => suits(question, situation))
  return { first: suitable.slice(0, shownCount), rest: suitable.slice(shownCount) }
}
