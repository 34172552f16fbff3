import { computeChildAge } from '#shared/children/age.ts'
import { loadSentenceContent } from './content/load.ts'
import type { Question } from './answer-step.ts'
import { findChildByOrder } from './record/birth-order.ts'
import { findNamePlaces } from './record/who.ts'
import { separateAge } from './search/separate-age.ts'
import { foldText } from './search/text.ts'
import { detectSentenceLanguage } from './sentence/detect-language.ts'
import { getLanguageWords, type LanguageWords } from './sentence/language-words.ts'

/** Returns whether words before a name tell of another child, or of something hard that is done to the named one: “she hits Leo”. */
const tellsOfOther = (before: string, { people, findDeeds }: LanguageWords): boolean => {
  const { he, she, they, boys, girls, eldest, youngest } = people
  const end = before.trimEnd().length
  // “My son Leo” is Leo.
  const isOther = (pattern: RegExp) =>
    [...before.matchAll(pattern)].some(({ index, 0: word }) => index + word.length < end)
  const isHard = ({ id }: { id: string }) => loadSentenceContent().deeds[id]?.is === 'hard'
  return [he, she, they, boys, girls, eldest, youngest].some(isOther) || findDeeds(before).some(isHard)
}

/** How far behind a name what that child did may begin: “Leo hit her”, “Leo just bit me”. */
const maxToDeed = 14

/** Returns whether what follows a name at the beginning of a text is something hard that this child did. */
const doesHard = (named: string, { findDeeds }: LanguageWords): boolean => {
  const behind = named.search(/[\s\p{Script=Han}]/u)
  return findDeeds(named).some(
    ({ id, start }) => start <= behind + maxToDeed && loadSentenceContent().deeds[id]?.is === 'hard',
  )
}

/** What is left between two names that stand together: “Leo and Mia”. */
const joinsNames = /^\S+?\s*(?:,|、|&|\band|\by|\be|\bor|\bo|和|跟|与|还有)\s*$/u

/**
 * Returns the id of the child that a question is about by name, unless it is the selected one or the question is about somebody else; else
 * null. Of several names it is the first one, which does something: “Leo hits Mia”; none of two that stand together.
 */
const findNamedChild = ({ message, language, lookUp }: Question): string | null => {
  const folded = foldText(message)
  const words = getLanguageWords(detectSentenceLanguage(message, folded, language))
  const [first, second] = [...findNamePlaces(folded, lookUp.children)]
    .map(([id, place]) => ({ id, place }))
    .toSorted((one, other) => one.place - other.place)
  if (!first || first.id === lookUp.childId) return null
  if (second && joinsNames.test(folded.slice(first.place, second.place))) return null
  if (doesHard(folded.slice(first.place), words)) return first.id
  return tellsOfOther(folded.slice(0, first.place), words) ? null : first.id
}

/** A message that begins with a child of one's own: “my five-year-old …”, not with what one was oneself. */
const beginsWithOwn = /^(?:(?:my|our|mi|nuestr[oa])(?=[^\p{L}])|我(?:们)?家?的?(?!.{0,5}时候))/u

/** Returns whether a message begins with a child of one's own, by its age or its place: “my 7 yo …”. */
export const meansOwn = (message: string): boolean => {
  const folded = foldText(message).trimStart()
  return (
    beginsWithPlace.test(folded) || (beginsWithOwn.test(folded) && separateAge(folded.slice(0, maxLead)).age !== null)
  )
}

/** A message that begins with the place of a child among the children: “my youngest …”, not “my biggest worry …”. */
const beginsWithPlace =
  /^(?:(?:my|our) (?:eldest|oldest|youngest|older one|younger one|little one)(?!\p{L})|(?:mi|nuestr[oa]) (?:hij[oa] )?(?:mayor|menor)(?! (?:problema|preocupacion|miedo|reto|duda|error|temor))|我(?:们)?家?的?(?:老大|老二|老小|大宝|二宝|小宝))/u

/** Within how many letters it is the one that the message is about. */
const maxLead = 24

/** Returns the id of the only child of an age, unless the selected one may have that age; else null. */
const findChildByAge = (folded: string, { children, childId, today }: Question['lookUp']): string | null => {
  const { age } = separateAge(folded.slice(0, maxLead))
  const selected = children.find(({ id }) => id === childId)
  if (age === null || (selected && computeChildAge(selected, today) === null)) return null
  const [only, ...others] = children.filter((child) => computeChildAge(child, today) === age)
  return only && others.length === 0 && only.id !== childId ? only.id : null
}

/**
 * Returns the id of the child that a question is about by its name (`findNamedChild`), or where none is named, by its age or its place
 * among the children: “my five-year-old”, “my youngest”; else null.
 */
export const findMeantChild = (question: Question): string | null => {
  const { message, language, lookUp } = question
  const named = findNamedChild(question)
  const folded = foldText(message).trimStart()
  if (named !== null || findNamePlaces(folded, lookUp.children).size > 0) return named
  const byAge = beginsWithOwn.test(folded) ? findChildByAge(folded, lookUp) : null
  const byPlace = beginsWithPlace.test(folded) ? findChildByOrder(folded.slice(0, maxLead), language, lookUp) : null
  return byAge ?? (byPlace === lookUp.childId ? null : byPlace)
}
