import type { Locale } from '#shared/locale/locale.ts'
import { patternActs, places, type FollowUpAct, type Place } from '#server/assistant/content/follow-ups-schema.ts'
import { loadNonTopicContent, loadTopics } from '#server/assistant/content/load.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { extractLatinWords, foldText } from '#server/assistant/search/text.ts'
import { ageNumberSource } from '#server/assistant/search/separate-age.ts'

const minTypoLength = 5

/** The compiled patterns of follow-ups in one language. */
export interface FollowUpPatterns {
  acts: readonly { act: FollowUpAct; pattern: RegExp }[]
  ordinals: readonly RegExp[]
  last: RegExp
  /** With the number as its first group. */
  ages: readonly RegExp[]
  otherChild: RegExp
  goesOn: RegExp
  places: readonly { place: Place; pattern: RegExp }[]
  /** Words that join. */
  connectors: ReadonlySet<string>
  /** Words that name no subject, those that join among them. */
  fillers: ReadonlySet<string>
  /** Longer words of the patterns, with which typos are compared. */
  vocabulary: readonly string[]
  /** Words with which topics are found. */
  topicWords: ReadonlySet<string>
}

const listTopicWords = (language: Locale): string[] =>
  [...loadTopics(language).values()].flatMap(({ name, synonyms, searchWords }) =>
    extractLatinWords(foldText([name, ...synonyms, searchWords].join(' '))),
  )

/** Returns the patterns of follow-ups in a language, compiled on first use. */
export const getFollowUpPatterns: (language: Locale) => FollowUpPatterns = memoizeByLocale((language) => {
  const { followUps, ignoredWords } = loadNonTopicContent()[language]
  const compile = (sources: readonly string[]) => compilePatterns(sources, language, 'u')
  const sources = [...Object.values(followUps.acts).flat(), ...followUps.ordinals]
  const words = sources.flatMap((source) => source.match(/[a-z]+/g) ?? [])
  return {
    acts: patternActs.map((act) => ({ act, pattern: compile(followUps.acts[act]) })),
    ordinals: followUps.ordinals.map((source) => compile([source])),
    last: compile(followUps.last),
    ages: followUps.ages.map((source) => compile([source.replace('({number})', () => ageNumberSource)])),
    otherChild: compile(followUps.otherChild),
    goesOn: compile(followUps.goesOn),
    places: places.map((place) => ({ place, pattern: compile(followUps.places[place].words) })),
    connectors: new Set(followUps.connectors),
    fillers: new Set([...ignoredWords, ...followUps.connectors, ...followUps.fillers]),
    topicWords: new Set(listTopicWords(language)),
    vocabulary: [...new Set(words.filter((word) => word.length >= minTypoLength))],
  }
})
