import type { Locale } from '#shared/locale/locale.ts'
import { moods, weathers, type Mood, type Weather } from '#shared/moments/rules.ts'
import { loadRecordContent } from '#server/assistant/content/load.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'
import type { RecordWords } from '#server/assistant/content/record-schema.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { concepts, type Concept } from './record-intents.ts'

type PeriodWord = keyof RecordWords['periods']

/** The words of a language by their meaning, compiled. All expressions are global. */
export interface Vocabulary {
  concepts: Readonly<Record<Concept, RegExp>>
  periods: Readonly<Record<PeriodWord, RegExp>>
  months: readonly RegExp[]
  weekdays: readonly RegExp[]
  numbers: readonly RegExp[]
  who: Readonly<Record<'everyone' | 'we' | 'pronoun' | 'eldest' | 'second' | 'youngest' | 'notName', RegExp>>
  /** Each has one group: a name; under `capitalNames` if it begins with a capital letter. */
  names: readonly RegExp[]
  capitalNames: readonly RegExp[]
  moods: Readonly<Record<Mood, RegExp>>
  weathers: Readonly<Record<Weather, RegExp>>
  clauses: Readonly<Record<keyof RecordWords['clauses'], RegExp>>
}

const mapValues = <Key extends string, In, Out>(record: Readonly<Record<Key, In>>, map: (value: In) => Out) =>
  Object.fromEntries(Object.entries<In>(record).map(([key, value]) => [key, map(value)])) as Record<Key, Out>

const compileVocabulary = (language: Locale): Vocabulary => {
  const { words } = loadRecordContent(language)
  const compile = (patterns: readonly string[]) => compilePatterns(patterns, language, 'gu')
  const whole = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`, 'u')
  const { name, capitalName, notName, ...who } = words.who
  return {
    concepts: mapValues(
      Object.fromEntries(concepts.map((one) => [one, words.concepts[one]])) as Record<Concept, string[]>,
      compile,
    ),
    periods: mapValues(words.periods, compile),
    months: words.months.map(compile),
    weekdays: words.weekdays.map(compile),
    clauses: mapValues(words.clauses, compile),
    numbers: words.numbers.map((number) => whole([number])),
    who: { ...mapValues(who, compile), notName: whole(notName) },
    names: name.map((pattern) => compile([pattern])),
    capitalNames: capitalName.map((pattern) => compile([pattern])),
    moods: mapValues(
      Object.fromEntries(moods.map((mood) => [mood, words.moods[mood]])) as Record<Mood, string[]>,
      compile,
    ),
    weathers: mapValues(
      Object.fromEntries(weathers.map((weather) => [weather, words.weathers[weather]])) as Record<Weather, string[]>,
      compile,
    ),
  }
}

/** Returns the vocabulary of a language, which is compiled on first use. */
export const getVocabulary = memoizeByLocale(compileVocabulary)
