import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { readYaml } from '#server/assistant/content/content-files.ts'

const lines = z.array(z.string().min(1)).min(1)

const readIn =
  <Schema extends z.ZodType>(file: string, schema: Schema) =>
  (language: Locale) =>
    readYaml(`testing/${language}/${file}.yaml`, schema)

const questions = z.record(z.string(), z.string().min(1))

/** A question for each topic, written by someone who knew the synonyms. */
export const seenQuestions = readIn('seen-questions', questions)

/** A question for each topic, written by someone who did not know the synonyms. */
export const heldOutQuestions = readIn('held-out-questions', questions)

/** Messages with danger, and messages that only sound like it. */
export const dangerCases = readIn('danger', z.strictObject({ danger: lines, harmless: lines }))

/** Titles and sentences that are unsuitable, and titles that are allowed. */
export const unsuitableCases = readIn(
  'unsuitable',
  z.strictObject({
    noPoints: lines,
    noReward: lines,
    sentences: lines,
    allowedWithPoints: lines,
    allowedAsReward: lines,
  }),
)
