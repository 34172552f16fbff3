import * as z from 'zod'
import { locales, type Locale } from '#shared/locale/locale.ts'
import type { ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { readYaml } from './content-files.ts'
import { followUpLabels } from './follow-ups-schema.ts'
import { listLabelledTexts, readOrTrainLabelModel, type LabelledText } from './label-model.ts'

const examplesSchema = z.partialRecord(z.enum(followUpLabels), z.array(z.string().min(1)).min(1))

/** Reads the replies of a language that show what replies want. @throws ContentError */
export const readFollowUpExamples = (language: Locale): LabelledText[] =>
  listLabelledTexts(readYaml(`follow-ups/examples/${language}.yaml`, examplesSchema))

/**
 * Returns the model that tells what a reply wants from the answer before, trained with the examples of all languages; `questions` are messages
 * that begin a conversation. @throws ContentError
 */
export const readOrTrainFollowUpModel = (questions: readonly string[]): ClassifierModel =>
  readOrTrainLabelModel(
    'follow-up-model',
    ['content/follow-ups-schema', 'content/follow-up-model'],
    [...locales.flatMap(readFollowUpExamples), ...questions.map((text) => ({ text, label: 'new' }))],
  )
