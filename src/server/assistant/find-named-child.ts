import { loadSentenceContent } from './content/load.ts'
import type { Question } from './answer-step.ts'
import { findNamePlaces } from './record/who.ts'
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

/** What is left between two names that stand together: “Leo and Mia”. */
const joinsNames = /^\S+?\s*(?:,|、|&|\band|\by|\be|\bor|\bo|和|跟|与|还有)\s*$/u

/**
 * Returns the id of the child that a question is about by name, unless it is the selected one or the question is about somebody else; else
 * null. Of several names it is the first one, which does something: “Leo hits Mia”; none of two that stand together.
 */
export const findNamedChild = ({ message, language, lookUp }: Question): string | null => {
  const folded = foldText(message)
  const [first, second] = [...findNamePlaces(folded, lookUp.children)]
    .map(([id, place]) => ({ id, place }))
    .toSorted((one, other) => one.place - other.place)
  if (!first || first.id === lookUp.childId) return null
  if (second && joinsNames.test(folded.slice(first.place, second.place))) return null
  const words = getLanguageWords(detectSentenceLanguage(message, folded, language))
  return tellsOfOther(folded.slice(0, first.place), words) ? null : first.id
}
