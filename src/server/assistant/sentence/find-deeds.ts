import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import type { PhraseMatch } from './phrase-matcher.ts'

/** A deed that is in no list: whether it is hard, and whether its words say so. */
interface Action {
  isHard: boolean
  isClear: boolean
  /** Where its verb ends. */
  end: number
}

/** What a clause tells of that was done. */
export interface ToldDeeds {
  /** The deeds that it tells of, the most telling first; none in times such as “before bed”. */
  deeds: readonly PhraseMatch[]
  /** All deeds that it mentions. */
  mentioned: readonly PhraseMatch[]
  /** Whether another child was helped. */
  isHelp: boolean
  /** What it tells of something that was done and is in no list; null if nothing. */
  action: Action | null
}

/** Leaves out that somebody was helped where it is said with what: “helped me wash up” is cleaning. */
const preferWork = (found: readonly PhraseMatch[]): readonly PhraseMatch[] => {
  const { deeds } = loadSentenceContent()
  const isWork = ({ id, isWeak }: PhraseMatch) => !isWeak && (id === 'help-clean' || deeds[id]?.within === 'help-clean')
  return found.some(isWork) && found.some(({ id }) => deeds[id]?.along)
    ? found.filter(({ id }) => id !== 'help-others')
    : found
}

const isHelpFor = ({ id, isWeak }: PhraseMatch) => id === 'help-others' && !isWeak

const selectDeeds = (all: readonly PhraseMatch[]): PhraseMatch[] => {
  const found = preferWork(all)
  const selected: PhraseMatch[] = []
  for (const match of found.toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || b.weight - a.weight)) {
    const overlaps = (other: PhraseMatch) => match.start < other.end && other.start < match.end
    // “Brushed her hair” is not perhaps brushing teeth.
    const isCovered = (other: PhraseMatch) =>
      match.isWeak &&
      !other.isWeak &&
      match.start >= other.start &&
      match.end <= other.end &&
      match.weight < other.weight
    if (!selected.some((other) => (other.id === match.id && overlaps(other)) || isCovered(other))) selected.push(match)
  }
  return selected
}

/** Returns whether something is said not to have happened: “played without fighting”, “with no help”. */
const isRuledOut = ({ id, start, end }: PhraseMatch, text: string, { manners }: LanguageWords): boolean =>
  Array.from(text.matchAll(manners.noNegation)).some(
    // “Without phone” is a deed by itself.
    ({ 0: phrase, index }) =>
      (start > index || (start === index && loadSentenceContent().deeds[id]?.is === 'hard')) &&
      end <= index + phrase.length,
  )

const findAction = (bare: string, { actions }: LanguageWords): Action | null => {
  const [verb] = bare.matchAll(actions.done)
  if (!verb) return null
  const isHard = occurs(actions.hard, bare)
  return { isHard, isClear: isHard || occurs(actions.good, bare), end: verb.index + verb[0].length }
}

/** Leaves out what is only mentioned beside something that was done: “stroked the cat” is not perhaps feeding it. */
const dropMentions = (deeds: PhraseMatch[], action: Action | null, bare: string, { actions }: LanguageWords) =>
  action !== null &&
  !occurs(actions.general, bare.slice(0, action.end)) &&
  deeds.every(({ isWeak, start }) => isWeak && start >= action.end)
    ? []
    : deeds

/** Returns the deeds of a clause without names, days and points; `hasObject` is whether something is done to another child. */
export const findDeeds = (bare: string, hasObject: boolean, words: LanguageWords): ToldDeeds => {
  const blank = (phrase: string) => ' '.repeat(phrase.length)
  const text = bare.replace(words.adjuncts, blank).replace(words.manners.ill, blank)
  const action = findAction(bare, words)
  const mentioned = selectDeeds(words.findDeeds(text)).filter((deed) => !isRuledOut(deed, bare, words))
  // “Helped Leo brush his teeth” is no brushing.
  const isHelp = hasObject && mentioned.some(isHelpFor)
  return {
    deeds: dropMentions(isHelp ? mentioned.filter(isHelpFor) : mentioned, action, bare, words),
    mentioned,
    isHelp,
    action,
  }
}
