import { loadSentenceContent } from './content/load.ts'
import type { Question } from './answer-step.ts'
import { separateNames } from './record/who.ts'
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

/** Returns the id of the only child that a question names, unless it is the selected one or the question is about somebody else; else null. */
export const findNamedChild = ({ message, language, lookUp }: Question): string | null => {
  const folded = foldText(message)
  const { ids } = separateNames(folded, lookUp.children)
  const [id, ...others] = ids
  const named = lookUp.children.find((child) => child.id === id)
  if (!named || others.length > 0 || named.id === lookUp.childId) return null
  const places = [named.name, ...named.aliases].map((name) => folded.indexOf(foldText(name))).filter((at) => at >= 0)
  const before = folded.slice(0, Math.min(folded.length, ...places))
  const words = getLanguageWords(detectSentenceLanguage(message, folded, language))
  return tellsOfOther(before, words) ? null : named.id
}
