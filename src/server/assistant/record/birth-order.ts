import { computeChildAge } from '#shared/children/age.ts'
import type { Day } from '#shared/time/day.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { RecordChild, RecordLookUp } from './record-look-up.ts'
import { normalizeQuestion, type RecordMessage } from './record-message.ts'
import { getVocabulary } from './vocabulary.ts'

/** Returns the children with a known age, the eldest first. */
const sortByAge = (children: readonly RecordChild[], today: Day): RecordChild[] =>
  children
    .flatMap((child) => {
      const age = computeChildAge(child, today)
      return age === null ? [] : [{ child, age }]
    })
    .toSorted((a, b) => b.age - a.age || ((a.child.birthday ?? '') < (b.child.birthday ?? '') ? -1 : 1))
    .map(({ child }) => child)

/** Returns the children that a question names by their place among the children, such as "the eldest". */
export const findByBirthOrder = (
  { text, vocabulary: { who } }: Pick<RecordMessage, 'text' | 'vocabulary'>,
  children: readonly RecordChild[],
  today: Day,
): RecordChild[] => {
  const byAge = sortByAge(children, today)
  if (byAge.length < children.length || children.length < 2) return []
  const found = [
    ...(text.search(who.eldest) >= 0 ? byAge.slice(0, 1) : []),
    ...(text.search(who.second) >= 0 ? byAge.slice(1, 2) : []),
    ...(text.search(who.youngest) >= 0 ? byAge.slice(-1) : []),
  ]
  return children.filter((child) => found.includes(child))
}

/** Returns the id of the one child that a message names by its place among the children, or null. */
export const findChildByOrder = (
  message: string,
  language: Locale,
  { children, today }: Pick<RecordLookUp, 'children' | 'today'>,
): string | null => {
  const read = { text: normalizeQuestion(message), vocabulary: getVocabulary(language) }
  const [only, ...others] = findByBirthOrder(read, children, today)
  return only && others.length === 0 ? only.id : null
}
