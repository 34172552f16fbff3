import path from 'node:path'
import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { followUpActs, places } from '#server/assistant/content/follow-ups-schema.ts'
import { contentFolder, readYaml } from '#server/assistant/content/content-files.ts'

const linesSchema = z.array(z.string().min(1)).min(1)

/** Reads a file of questions or sentences by which what the assistant understands is tested. @throws ContentError */
export const readEvaluationYaml = <Schema extends z.ZodType>(language: Locale, file: string, schema: Schema) =>
  readYaml(`training/evaluation/${language}/${file}.yaml`, schema, path.resolve(contentFolder, '../..'))

const createReader =
  <Schema extends z.ZodType>(file: string, schema: Schema) =>
  (language: Locale) =>
    readEvaluationYaml(language, file, schema)

const questionByTopicSchema = z.record(z.string(), z.string().min(1))

/** Reads a question for each topic id, written by someone who knew the topics' synonyms. */
export const readSeenQuestions = createReader('seen-questions', questionByTopicSchema)

/** Reads a question for each topic id, written by someone who did not know the topics' synonyms. */
export const readHeldOutQuestions = createReader('held-out-questions', questionByTopicSchema)

/** Reads messages that tell of several problems, and long ones about a single problem. */
export const readSeveralProblemsCases = createReader(
  'several-problems',
  z.strictObject({ several: linesSchema, one: linesSchema }),
)

/** Reads messages that report a danger, and harmless messages that only sound like it. */
export const readDangerCases = createReader('danger', z.strictObject({ danger: linesSchema, harmless: linesSchema }))

/** Reads titles that the assistant must not suggest for points or as a reward, unsuitable sentences, allowed titles, and what a model must not and may advise. */
export const readUnsuitableSuggestionCases = createReader(
  'unsuitable',
  z.strictObject({
    noPoints: linesSchema,
    noReward: linesSchema,
    sentences: linesSchema,
    allowedWithPoints: linesSchema,
    allowedAsReward: linesSchema,
    advice: linesSchema,
    harmlessAdvice: linesSchema,
  }),
)

/** Reads a message for each situation of danger. */
export const readSituationCases = createReader('situations', z.record(z.string(), z.string().min(1)))

const messagesByIdSchema = z.record(z.string(), linesSchema)

/** Reads questions about the app, by subject, written by someone who did not look at the questions of the subjects. */
export const readHelpCases = createReader('help', messagesByIdSchema)

/** Reads remarks, by the reply that suits them. */
export const readSmallTalkCases = createReader('small-talk', messagesByIdSchema)

/** Reads questions that are not the assistant's to answer, by the reply that suits them. */
export const readOutsideCases = createReader('outside', messagesByIdSchema)

/** Reads questions about the record by intent, period (`any` if none is named) and child, and questions that are about something else. */
export const readRecordCases = createReader(
  'record',
  z
    .object({ none: linesSchema })
    .catchall(z.record(z.string(), z.record(z.enum(['mia', 'leo', 'all']), linesSchema.optional()))),
)

/** Reads messages that go on from an answer before, by what they ask for, and new questions that only sound like it. */
export const readFollowUpCases = createReader(
  'follow-ups',
  z.strictObject({
    acts: z.record(z.enum(followUpActs), linesSchema),
    ages: z.record(z.string(), linesSchema),
    places: z.partialRecord(z.enum(places), linesSchema),
    siblings: linesSchema,
    ordinals: z.record(z.string(), linesSchema),
    newQuestions: linesSchema,
    topics: messagesByIdSchema,
  }),
)
