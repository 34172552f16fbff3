import * as z from 'zod'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { recordIntents } from '#server/assistant/record/record-intents.ts'
import type { ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { readYaml } from './content-files.ts'
import { listLabelledTexts, readOrTrainLabelModel, type LabelledText } from './label-model.ts'

const examplesSchema = z.record(z.enum([...recordIntents, 'none']), z.array(z.string().min(1)).min(1))

const readExamplesOf = (language: Locale): LabelledText[] =>
  listLabelledTexts(readYaml(`record/examples/${language}.yaml`, examplesSchema))

/** Returns the questions about the record that its model is trained with, in all languages. @throws ContentError */
export const readRecordExamples = (): LabelledText[] => locales.flatMap(readExamplesOf)

/**
 * Returns the model that tells what a question about the record asks for, trained with the examples of all languages; `others` are messages
 * that are answered without the record. @throws ContentError
 */
export const readOrTrainRecordModel = (others: readonly string[]): ClassifierModel =>
  readOrTrainLabelModel(
    'record-model',
    ['record/record-intents', 'content/record-model'],
    [...readRecordExamples(), ...others.map((text) => ({ text, label: 'none' }))],
  )
