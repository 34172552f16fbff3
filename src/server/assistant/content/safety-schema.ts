import * as z from 'zod'
import { helplineUses } from '#shared/helplines/contract.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { patternsSchema } from './patterns-schema.ts'
import { createListedIdSchema } from './topic-schema.ts'

/** The kinds of danger that messages are about. */
export const dangerKinds = [
  'medical',
  'poison',
  'injury',
  'suicide',
  'missing',
  'violence',
  'abuse',
  'eating',
  'parent',
] as const

export type DangerKind = (typeof dangerKinds)[number]

/**
 * Schema of `safety/situations.yaml`: the situations of each kind, with the uses of the help lines to show. The first situation
 * of a kind stands for all others of it.
 */
export const situationsSchema = z.record(
  z.enum(dangerKinds),
  z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), z.array(z.enum(helplineUses)).min(1)),
)

export type Situations = z.output<typeof situationsSchema>

const stepLimits = { en: /^\S+(?:\s+\S+){0,23}$/, es: /^\S+(?:\s+\S+){0,27}$/, zh: /^.{1,60}$/ } as const

/** Returns the schema of the answer to a situation in one language: an opening and the steps to take. */
export const createSafetyAnswerSchema = (language: Locale, sourceIds: readonly string[]) => {
  const sentence = z.string().regex(stepLimits[language], 'A step is too long to be read in an emergency.')
  return z.strictObject({
    sources: z.array(createListedIdSchema(sourceIds, 'sources.yaml')).min(1),
    opening: z.tuple([sentence]),
    steps: z.array(sentence).min(3).max(7),
  })
}

const patternsByLanguageSchema = z.partialRecord(z.enum(locales), patternsSchema)

/** Schema of `safety/sure.yaml` and `safety/signs.yaml`: patterns by situation and language. */
export const createPhrasesSchema = (situationIds: readonly string[]) =>
  z.record(createListedIdSchema(situationIds, 'safety/situations.yaml'), patternsByLanguageSchema)

/** What to do in a situation. */
export interface SafetyAnswer {
  opening: string
  steps: readonly string[]
  /** Names of the sources, as shown. */
  sources: readonly string[]
}

/** Patterns by situation and language. */
export type PhrasePatterns = z.output<ReturnType<typeof createPhrasesSchema>>

/** The situations, and the answers to them by their ids in each language. */
export interface SafetyContent {
  situations: Situations
  /** Patterns that always mean danger. */
  sure: PhrasePatterns
  /** Patterns that decide between the situations of a kind. */
  signs: PhrasePatterns
  answers: Readonly<Record<Locale, Readonly<Record<string, SafetyAnswer>>>>
}
