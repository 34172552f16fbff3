import type { Locale } from '#shared/locale/locale.ts'
import type { NamedChild } from './find-children.ts'
import type { KnownChild } from './known-family.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import { resolveReference, type Reference } from './resolve-reference.ts'

/** Whom a clause is about, and whether that is certain. */
export interface FoundSubjects {
  children: readonly KnownChild[]
  /** The names by which they are called in the clause. */
  names: readonly NamedChild[]
  /** Those who did it, too, without being its subjects: “with Leo”. */
  companions: readonly NamedChild[]
  isSure: boolean
  /** Whether it is about somebody else, such as a grandmother. */
  isOther: boolean
  /** Whether the clause itself does not say it. */
  isAssumed: boolean
}

/** Returns subjects that are certain unless `more` says otherwise. */
export const createSubjects = (children: readonly KnownChild[], more: Partial<FoundSubjects> = {}): FoundSubjects => ({
  children: [...new Set(children)],
  names: [],
  companions: [],
  isSure: true,
  isOther: false,
  isAssumed: false,
  ...more,
})

const fillersBeforeOther = 3

/** Returns whether a clause begins with somebody else: “grandma”, “the teacher”, “I”. */
const startsWithOther = (text: string, { people: { others }, fillers, language }: LanguageWords): boolean => {
  const startsWith = (rest: string, pattern: RegExp) =>
    Array.from(rest.matchAll(pattern)).find(({ index, 0: word }) => index === 0 && word !== '')?.[0]
  let rest = text.replace(/^[^\p{L}]+/u, '')
  for (let n = 0; n < fillersBeforeOther; n++) {
    if (startsWith(rest, others) !== undefined) return true
    const filler = language === 'zh' ? undefined : startsWith(rest, fillers)
    if (filler === undefined) return false
    rest = rest.slice(filler.length).replace(/^[^\p{L}]+/u, '')
  }
  return false
}

const listLink = /^\s*(?:and|y|e|和|与|&|,|、|also)?\s*$/u

export const isListedAfter = (previous: NamedChild | undefined, name: NamedChild, text: string): boolean =>
  previous !== undefined && listLink.test(text.slice(previous.end, name.start))

/** What stands before the name of those to whom points are given: 帮乐乐穿鞋加1分 gives them to the one who helped. */
const takers: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:to|for|from|off|off of|on|giv\w+|gave|award\w*)\s*$/u,
  es: /$/u,
  zh: /[给扣励奖加罚减赏]\s*$/u,
}

/** In Chinese the same word means “and” and “with”: 乐乐和米娅分享了玩具 is about one of them. */
const toward =
  /^\s*(?:分享|道了?歉|认错|打了?(?:个|声)?招呼|问了?(?:声)?好|说了?(?:声)?(?:谢谢|对不起|你好|早上好|晚安))/u

/** Returns the names of those whom a clause is about: the first one that is no object, and those listed with it. */
export const findSubjectNames = (
  text: string,
  names: readonly NamedChild[],
  takesObjects: boolean,
  { objectMark, reasons, language }: LanguageWords,
): NamedChild[] => {
  // 乐乐哭的时候 tells when, not who.
  const isObject = ({ start, end }: NamedChild) =>
    objectMark.test(text.slice(0, start)) || /^[^,]{0,6}的时候/u.test(text.slice(end))
  const isInReason = ({ start }: NamedChild) => reasons !== undefined && occurs(reasons, text.slice(0, start))
  const mayTake = ({ start }: NamedChild) => takers[language].test(text.slice(0, start))
  const first =
    names.find((name) => !isObject(name)) ??
    (takesObjects ? names.find((name) => !isInReason(name) && mayTake(name)) : undefined)
  if (!first) return []
  const subjects = [first]
  for (const name of names.slice(names.indexOf(first) + 1)) {
    if (!isListedAfter(subjects.at(-1), name, text) || toward.test(text.slice(name.end))) break
    subjects.push(name)
  }
  return subjects
}

/**
 * Returns whom a clause is about. A name that follows a word such as “to” or “helped” is somebody to whom something is done,
 * unless `takesObjects`: where points are given to them.
 */
export const findSubjects = (
  reference: Reference,
  names: readonly NamedChild[],
  takesObjects: boolean,
  words: LanguageWords,
): FoundSubjects => {
  const { text, before, onScreen } = reference
  const subjects = findSubjectNames(text, names, takesObjects, words)
  const [first] = subjects
  if (first) {
    const isAfterOther = !takesObjects && startsWithOther(text.slice(0, first.start), words)
    return createSubjects(
      subjects.map(({ child }) => child),
      { names: subjects, isSure: !isAfterOther },
    )
  }
  if (!takesObjects && startsWithOther(text, words))
    return createSubjects([onScreen], { isSure: false, isOther: true, isAssumed: true })
  const meant = resolveReference(reference, takesObjects, words)
  if (meant) return meant.length > 0 ? createSubjects(meant) : createSubjects([onScreen], { isSure: false })
  if (before.last.length > 0) return createSubjects(before.last, { isAssumed: true })
  // “Helped Leo and set the table” is about the child on screen twice.
  if (before.assumed.length > 0 && names.length === 0) return createSubjects(before.assumed, { isAssumed: true })
  // The verb of “le pegó a Mia” says that somebody else did it.
  const isSomebodyElse = ({ child, start }: NamedChild) =>
    words.language === 'es' && child !== onScreen && /\b(?:a|con)\s*$/u.test(text.slice(0, start))
  // “Picked up Leo, had put his toys away” is about Leo, perhaps.
  const mentioned = names.at(-1)?.child ?? before.named.at(-1)
  return mentioned && names.length === 0
    ? createSubjects([mentioned], { isSure: false, isAssumed: true })
    : createSubjects([onScreen], { isSure: names.every(isSomebodyElse), isAssumed: true })
}
