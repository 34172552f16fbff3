import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { parse } from 'yaml'
import type { Locale } from '#shared/locale/locale.ts'

/** What questions test; `false-alarm` has frightening words and is harmless. */
const kinds = ['everyday', 'messy', 'follow-up', 'data', 'false-alarm', 'health', 'scope', 'injection'] as const

/** What a parent types, one turn after the other; the answer to the last one is judged. */
export const conversation = z.strictObject({
  kind: z.enum(kinds),
  /** The child on screen, by its name. */
  child: z.string(),
  turns: z.array(z.string().min(1)).min(1),
})

export type Conversation = z.output<typeof conversation>

/** A conversation with the mark of a judge who knew neither code nor plan, and the answer that was judged. */
const judgedConversation = conversation.extend({
  mark: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  reason: z.string(),
  answer: z.string(),
})

const actKinds = ['behavior', 'check-in', 'score', 'skill-done', 'redeem', 'moment', 'rest'] as const

/** What a sentence should record; `thing` is the title of what exists already, `daysAgo` 0 for today. */
const expectedAct = z.strictObject({
  child: z.string(),
  kind: z.enum(actKinds),
  thing: z.nullable(z.string()).default(null),
  points: z.number().optional(),
  value: z.number().optional(),
  daysAgo: z.number().default(0),
})

export type ExpectedAct = z.output<typeof expectedAct>

export const sentenceCase = z.strictObject({ text: z.string().min(1), child: z.string(), acts: z.array(expectedAct) })

export type SentenceCase = z.output<typeof sentenceCase>

/** Messages about a danger, and messages that only sound like it. */
export const dangerSet = z.strictObject({ danger: z.array(z.string()), ordinary: z.array(z.string()) })

/** What others wrote for one language, and judged in part. */
export interface QuestionSet {
  conversations: z.output<typeof judgedConversation>[]
  danger: z.output<typeof dangerSet>
  sentences: SentenceCase[]
}

const readFileOf = (language: Locale, name: string): string =>
  readFileSync(path.resolve('training/evaluation', language, 'asked', name), 'utf8')

/** Reads the questions of a language; those of `questions.json` count once they are in `judged.yaml`. */
export const readQuestionSet = (language: Locale): QuestionSet => ({
  conversations: existsSync(path.resolve('training/evaluation', language, 'asked/judged.yaml'))
    ? z.array(judgedConversation).parse(parse(readFileOf(language, 'judged.yaml')))
    : [],
  danger: dangerSet.parse(JSON.parse(readFileOf(language, 'danger.json'))),
  sentences: z.array(sentenceCase).parse(JSON.parse(readFileOf(language, 'sentences.json'))),
})
