import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { createLengthLimit, lengthLimits, textSchema } from './topic-text-limits.ts'

const haveDifferent = (values: readonly (string | undefined)[]): boolean => {
  const known = values.flatMap((value) => value?.toLowerCase() ?? [])
  return new Set(known).size === known.length
}

/**
 * Returns the schema of `answers.en.yaml` and so on: direct answers to what is often asked about a topic or a subject of health in
 * particular, and the label of the chip that asks for each.
 */
export const createDirectAnswersSchema = (language: Locale) => {
  const { fits, limit } = createLengthLimit(lengthLimits[language].answer)
  return z
    .array(
      z.strictObject({
        /** What it answers, as a parent types it; by it the training texts name the answer. */
        question: z.string().min(1),
        answer: textSchema.refine(fits, `An answer has at most ${limit}.`),
        /** Whether an answer about health is about everyday life, so that it needs no list of when to call a doctor. */
        isEveryday: z.literal(true).exactOptional(),
        chip: textSchema.max(lengthLimits[language].chip).exactOptional(),
      }),
    )
    .min(3)
    .refine((answers) => haveDifferent(answers.map(({ chip }) => chip)), 'Two answers have the same chip.')
    .refine((answers) => haveDifferent(answers.map(({ question }) => question)), 'Two answers have the same question.')
}

/** A direct answer with the question that it answers, as it is written. */
export type WrittenAnswer = z.output<ReturnType<typeof createDirectAnswersSchema>>[number]

/** A direct answer to what is often asked about a topic in particular. */
export type DirectAnswer = Omit<WrittenAnswer, 'question'>
