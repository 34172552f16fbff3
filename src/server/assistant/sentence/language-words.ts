import type { Locale } from '#shared/locale/locale.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { createPhraseMatcher } from './phrase-matcher.ts'

/** Returns the compiled words by which sentences in a language are understood. */
export const getLanguageWords = memoizeByLocale((language: Locale) => {
  const { people, days, points, numbers, deeds, ...words } = loadSentenceContent().words[language]
  const compile = (patterns: readonly string[], flags = 'gu') => compilePatterns(patterns, language, flags)
  const compileEach = (patterns: readonly string[]) => patterns.map((pattern) => compile([pattern]))
  return {
    joiners: compile(words.joiners),
    people: { all: compile(people.all), he: compile(people.he), she: compile(people.she), they: compile(people.they) },
    days: {
      daysAgo: days.daysAgo.map((patterns) => compile(patterns)),
      weekdays: days.weekdays.map((patterns) => compile(patterns)),
      other: compile(days.other),
    },
    points: { give: compileEach(points.give), take: compileEach(points.take) },
    numbers: new Map(Object.entries(numbers)),
    negation: compile(words.negation),
    neutral: compile(words.neutral),
    plan: compile(words.plan),
    fillers: compile(words.fillers),
    findDeeds: createPhraseMatcher(
      Object.entries(deeds).flatMap(([id, phrases]) => phrases.map((phrase) => [id, phrase] as const)),
    ),
  }
})

export type LanguageWords = ReturnType<typeof getLanguageWords>
