import type { Locale } from '#shared/locale/locale.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import type { ClauseFacts } from './clause-facts.ts'
import type { NamedChild } from './find-children.ts'
import { isListedAfter, type FoundSubjects } from './find-subjects.ts'
import { occurs, type LanguageWords } from './language-words.ts'

/** What may stand between the deed and “with”: few words, and none that begin something else (“after playing with Leo”). */
const maxWordsBetween = 3
const beginnings: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:after|and|because|before|but|instead|of|that|then|until|when|which|while|who|\w+ing)\b/u,
  es: /\b(?:antes|cuando|de|despues|mientras|para|pero|porque|por|que|y|\w+(?:ando|iendo|yendo))\b/u,
  zh: /$/u,
}

/** What follows the name of somebody who did not do it, too: “with Leo watching”. */
const otherwise: Readonly<Record<Locale, RegExp>> = {
  en: /^\s*(?:\w+ing\b|asleep\b|in\b|on\b|about\b)/u,
  es: /^\s*(?:\w+(?:ando|iendo|yendo)\b|en\b|dormid[oa]\b|delante\b)/u,
  zh: /^(?!\s*(?:一起|一块|一同|两个?人?一起))/u,
}

/** Returns whether what a clause tells of is done side by side. */
const isSharedDeed = ({ deeds, mentioned, points, isNegative }: ClauseFacts): boolean => {
  const known = loadSentenceContent().deeds
  const isOwn = (id: string) => known[id]?.is === 'hard' || known[id]?.social === true || known[id]?.alone === true
  return !isNegative && (points ?? 0) >= 0 && deeds.length > 0 && !mentioned.some(({ id }) => isOwn(id))
}

/** Returns whether so few words stand there that what follows belongs to the deed. */
const isNear = (between: string, { language }: LanguageWords): boolean =>
  !occurs(beginnings[language], between) && (between.match(/\p{L}+/gu) ?? []).length <= maxWordsBetween

/** Returns whether a child is named as somebody who did it, too, behind the deed; in Chinese at once behind the subject. */
const isCompanion = (
  { start, end }: NamedChild,
  { deeds, clause: { text } }: ClauseFacts,
  subjects: FoundSubjects,
  words: LanguageWords,
): boolean => {
  const mark = words.companionMark.exec(text.slice(0, start))
  if (!mark || otherwise[words.language].test(text.slice(end))) return false
  const isAfterSubject = subjects.names.some(
    (name) => name.end <= mark.index && text.slice(name.end, mark.index).trim() === '',
  )
  if (words.language === 'zh') return isAfterSubject
  // “Read with Leo for ten minutes” may be one phrase.
  const ends = deeds.flatMap((deed) =>
    deed.isWeak || deed.start >= mark.index ? [] : [Math.min(deed.end, mark.index)],
  )
  return ends.length > 0 && isNear(text.slice(Math.max(...ends), mark.index), words)
}

/**
 * Returns those who did what a clause tells of together with whom it is about, from the words before their names on: “with Leo”.
 * In “shared her toys with Leo” they did not.
 */
export const findCompanions = (facts: ClauseFacts, subjects: FoundSubjects, words: LanguageWords): NamedChild[] => {
  if (subjects.isOther || !isSharedDeed(facts)) return []
  const { text } = facts.clause
  const found: NamedChild[] = []
  for (const name of facts.names) {
    if (subjects.children.includes(name.child)) continue
    const isListed = isListedAfter(found.at(-1), name, text)
    if (!isListed && !isCompanion(name, facts, subjects, words)) continue
    const mark = isListed ? found.at(-1)?.end : words.companionMark.exec(text.slice(0, name.start))?.index
    found.push({ ...name, start: mark ?? name.start })
  }
  return found
}
