import * as z from 'zod'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { recordIntents } from '#server/assistant/record/record-intents.ts'
import { hashFeatures, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { trainClassifier } from '#server/assistant/safety/train-classifier.ts'
import { readYaml } from './content-files.ts'
import { readOrTrain } from './model-cache.ts'

const examplesSchema = z.record(z.enum([...recordIntents, 'none']), z.array(z.string().min(1)).min(1))

interface RecordExample {
  text: string
  label: string
}

// What remains of a question has no names of children either.
const names = /(?:mia|leo|noa)(?:['’]?s)?(?![\p{L}])|米娅|乐乐|诺诺/giu

const readExamplesOf = (language: Locale): RecordExample[] =>
  Object.entries(readYaml(`record/examples/${language}.yaml`, examplesSchema)).flatMap(([label, texts]) =>
    texts.map((text) => ({ text: text.replaceAll(names, ' '), label })),
  )

const epochs = 8
const minExamples = 2

const train = (examples: readonly RecordExample[]): ClassifierModel =>
  trainClassifier(
    examples.map(({ text, label }) => ({ hashes: hashFeatures(text), label })),
    epochs,
    minExamples,
  )

const codeFiles = [
  'safety/message-features',
  'safety/classifier',
  'safety/train-classifier',
  'safety/shuffle',
  'record/record-intents',
  'content/record-model',
]

/**
 * Returns the model that tells what a question about the record asks for, trained with the examples of all languages; `others` are messages
 * that are answered without the record. @throws ContentError
 */
export const readOrTrainRecordModel = (others: readonly string[]): ClassifierModel => {
  const examples = locales.flatMap(readExamplesOf)
  const none = others.map((text) => ({ text, label: 'none' }))
  return readOrTrain('record-model', codeFiles, [...examples, ...none], train)
}
