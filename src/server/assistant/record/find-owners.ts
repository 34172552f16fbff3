import { toChildren, type Children } from './find-children.ts'
import type { RecordIntentId } from './record-intents.ts'
import type { RecordLookUp } from './record-look-up.ts'
import type { RecordQuestion } from './record-question.ts'
import { findThings } from './things.ts'

type Entries = 'listRewards' | 'listHabits' | 'listSkills'

/** The entries that questions of a kind name. */
const entriesOf: Readonly<Partial<Record<RecordIntentId, Entries>>> = {
  afford: 'listRewards',
  best: 'listSkills',
  habits: 'listHabits',
  'habit-streak': 'listHabits',
  'habit-ended': 'listHabits',
  missed: 'listHabits',
}

const maxTerms = 6

/** Returns whether a question names an entry without saying whose it is: then the child on screen is a guess. */
const leavesChildOpen = ({ children, message }: RecordQuestion): boolean => {
  const { named, terms } = message
  return children.length === 1 && named.length === 0 && terms.length > 0 && terms.length <= maxTerms
}

/** Returns the children that a question is about: the owners of the entry that it names where the child on screen has no such entry. */
export const findOwners = async (question: RecordQuestion, lookUp: RecordLookUp): Promise<Children> => {
  const { children, message, intent } = question
  const entries = entriesOf[intent]
  if (entries === undefined || !leavesChildOpen(question)) return children
  const all: readonly { title: string; childId: string }[] = await lookUp[entries](lookUp.children.map(({ id }) => id))
  const [child] = children
  if (
    findThings(
      message,
      all.filter(({ childId }) => childId === child.id),
      true,
    ).length > 0
  )
    return children
  // What suits the picture of another child's habit is hardly meant.
  const { text, terms, language } = message
  const words = intent === 'afford' ? message : { text, terms, language, unknown: '' }
  const found = findThings(words, all)
  return toChildren(lookUp.children.filter(({ id }) => found.some(({ childId }) => childId === id))) ?? children
}
