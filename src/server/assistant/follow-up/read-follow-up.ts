import type { Locale } from '#shared/locale/locale.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import type { FollowUpAct, Place } from '#server/assistant/content/follow-ups-schema.ts'
import { createNamePattern } from '#server/assistant/model/child-names.ts'
import { findParentFeeling } from '#server/assistant/parent-feelings.ts'
import { parseNumber, separateAge } from '#server/assistant/search/separate-age.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'
import { correctTypos } from './correct-typos.ts'
import { getFollowUpPatterns, type FollowUpPatterns } from './patterns.ts'

/** What a message asks for that goes on from the answer before. */
export interface FollowUp {
  act: FollowUpAct | null
  /** The place in a list that it names, from 0; −1 for the last. */
  ordinal: number | null
  age: number | null
  place: Place | null
  /** The child of the family that it names. */
  childId: string | null
  /** Whether it is about a brother or sister without a name. */
  isAboutSibling: boolean
  /** Whether it begins like a continuation: "and …", "what about …". */
  goesOn: boolean
  /** What it says beside all that. */
  rest: string
  /** How many words of the rest have a meaning of their own. */
  restCount: number
  /** Whether there are only words that join beside what it asks for. */
  isPlain: boolean
  /** Whether a model says what it wants, and no pattern. */
  isLearned: boolean
}

/** A message in which nothing goes on. */
export const emptyFollowUp: FollowUp = {
  act: null,
  ordinal: null,
  age: null,
  place: null,
  childId: null,
  isAboutSibling: false,
  goesOn: false,
  rest: '',
  restCount: 0,
  isPlain: false,
  isLearned: false,
}

type NamedChild = ChildContext['children'][number]

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

const toForm = (message: string, language: Locale): string => {
  const plain = collapse(foldText(message).replace(/[^\p{L}\p{N}]+/gu, ' '))
  return language === 'zh' ? plain.replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '') : plain
}

/** Returns functions that take matches out of a text, and what is left of it. */
const createReader = (text: string) => {
  let rest = text
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest)
    if (!match || match[0].trim() === '') return null
    rest = collapse(`${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`)
    return match
  }
  return { take, readRest: () => rest, has: (pattern: RegExp) => pattern.test(rest) }
}

type Reader = ReturnType<typeof createReader>

const maxMatches = 4

/** Takes the matches of a pattern out of a text; returns whether there was one. */
const takeAll = ({ take }: Reader, pattern: RegExp): boolean => {
  let count = 0
  while (count < maxMatches && take(pattern)) count += 1
  return count > 0
}

const maxAge = 18

const takeAge = ({ take }: Reader, { ages }: FollowUpPatterns): number | null => {
  const match = ages.map(take).find((found) => found !== null)
  const age = match ? parseNumber(match[1]) : Number.NaN
  return age >= 0 && age <= maxAge ? age : null
}

const takeOrdinal = ({ take }: Reader, { ordinals, last }: FollowUpPatterns): number | null => {
  const position = ordinals.findIndex((pattern) => take(pattern) !== null)
  if (position >= 0) return position
  return take(last) ? -1 : null
}

const takePlace = ({ take }: Reader, { places }: FollowUpPatterns): Place | null => {
  const found = places.find(({ pattern }) => take(pattern) !== null)
  // "In the morning, before breakfast" names it twice.
  if (found) take(found.pattern)
  return found?.place ?? null
}

const averageChineseWordLength = 2

/** Returns the words of a text that are not in a list; in Chinese the longest ones of the list are left out first. */
const listOwnWords = (rest: string, words: ReadonlySet<string>, language: Locale): string[] => {
  const own = rest.split(' ').filter((word) => word !== '' && !words.has(word) && !/^\d+$/.test(word))
  if (language !== 'zh') return own
  const byLength = [...words].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(byLength.join('|'), 'gu')
  return own.flatMap((word) => word.replaceAll(pattern, ' ').split(' ')).filter((word) => word !== '')
}

/** Returns the number of words, two Chinese characters for one. */
export const countWords = (words: readonly string[]): number => {
  const characters = words.flatMap((word) => Array.from(word).filter(hasHan)).length
  return Math.ceil(characters / averageChineseWordLength) + words.filter((word) => word !== '' && !hasHan(word)).length
}

/** Words in which somebody who thanks goes on: “thanks, and if she says no”. */
const goesOnAfterThanks =
  /\b(?:if|but|though|should|or not|y si|pero|aunque|igual|o (?:mejor )?no|como|que hago)\b|要是|如果|万一|但|可是|不过|要不要|还是|怎么/u

const minWordsAfterThanks = 2

/** Returns whether a message with thanks wants more than to thank. */
const wantsMore = (form: string, own: readonly string[]): boolean =>
  countWords(own) >= minWordsAfterThanks && goesOnAfterThanks.test(form)

/** Words in which parents thank who has listened, whatever they say besides. */
const forListening = /\b(?:for listening|por escuchar\w*)\b|谢谢(?:你|glim)?听我/u

/**
 * Returns the act that tells most: who doubts whether it is strict enough and asks why it works wants to know that, and who blames
 * himself does not say that it did not work.
 */
const chooseAct = (acts: readonly FollowUpAct[], form: string): FollowUpAct | null => {
  if (acts[0] === 'punish' && acts.includes('why')) return 'why'
  if (acts.includes('thanks') && forListening.test(form)) return 'thanks'
  const isOwnFault = (acts[0] === 'fails' || acts[0] === 'thanks') && findParentFeeling(form) === 'reproach'
  return isOwnFault ? 'myFault' : (acts[0] ?? null)
}

const readForm = (form: string, language: Locale, children: readonly NamedChild[]): FollowUp => {
  const patterns = getFollowUpPatterns(language)
  const { age: ageInYears, text } = separateAge(form)
  const reader = createReader(collapse(text))
  const { take } = reader
  const isAboutSibling = take(patterns.otherChild) !== null
  const acts = patterns.acts.flatMap(({ act, pattern }) => (takeAll(reader, pattern) ? [act] : []))
  const ordinal = takeOrdinal(reader, patterns)
  const age = ageInYears ?? takeAge(reader, patterns)
  const child = children.find(({ name, aliases }) => take(createNamePattern([name, ...aliases])) !== null)
  const place = takePlace(reader, patterns)
  const rest = reader.readRest()
  const own = listOwnWords(rest, patterns.fillers, language)
  const isMoreThanThanks = acts[0] === 'thanks' && wantsMore(form, own)
  return {
    act: isMoreThanThanks ? null : chooseAct(acts, form),
    ordinal,
    age,
    place,
    childId: child?.id ?? null,
    isAboutSibling,
    goesOn: isMoreThanThanks || patterns.goesOn.test(form),
    rest: language === 'zh' ? rest : own.join(' '),
    restCount: countWords(own),
    isPlain: listOwnWords(rest, patterns.connectors, language).length === 0,
    isLearned: false,
  }
}

/** Returns whether a message begins like a continuation: "and …", "but …". */
export const isGoingOn = (message: string, language: Locale): boolean =>
  getFollowUpPatterns(language).goesOn.test(toForm(message, language))

const asksForAnything = ({ act, ordinal, age, place, childId, isAboutSibling }: FollowUp): boolean =>
  act !== null || ordinal !== null || age !== null || place !== null || childId !== null || isAboutSibling

/**
 * Returns what a message asks for in words that go on from an answer before, and what it says of its own; null when it has no such
 * words.
 */
export const readFollowUp = (message: string, language: Locale, children: readonly NamedChild[]): FollowUp | null => {
  const form = toForm(message, language)
  const read = readForm(form, language, children)
  if (asksForAnything(read)) return read
  const corrected = correctTypos(form, getFollowUpPatterns(language))
  const reread = corrected === form ? read : readForm(corrected, language, children)
  return asksForAnything(reread) || reread.goesOn ? reread : null
}
