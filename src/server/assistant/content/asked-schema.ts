import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { createLengthLimit, lengthLimits, textSchema } from './topic-text-limits.ts'

/**
 * Returns the schema of `asked.en.yaml` and so on: what is often asked about a topic in particular, the answers, and the label of the chip
 * that asks for each.
 */
export const createAskedSchema = (language: Locale) => {
  const { fits, limit } = createLengthLimit(lengthLimits[language].answer)
  return z
    .array(
      z.strictObject({
        asks: z.array(z.string().min(1)).min(2),
        answer: textSchema.refine(fits, `An answer has at most ${limit}.`),
        /** Whether an answer about health is about everyday life, so that it needs no list of when to call a doctor. */
        isEveryday: z.literal(true).exactOptional(),
        chip: textSchema.max(lengthLimits[language].chip).exactOptional(),
      }),
    )
    .min(3)
    .refine(haveDifferentChips, 'Two answers have the same chip.')
}

const haveDifferentChips = (answers: readonly { chip?: string }[]): boolean => {
  const chips = answers.flatMap(({ chip }) => chip?.toLowerCase() ?? [])
  return new Set(chips).size === chips.length
}

/** What is often asked about a topic in particular, in several ways, and the answer. */
export type AskedAnswer = z.output<ReturnType<typeof createAskedSchema>>[number]
