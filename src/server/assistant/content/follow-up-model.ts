import * as z from 'zod'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { hashFeatures, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { trainClassifier } from '#server/assistant/safety/train-classifier.ts'
import { readYaml } from './content-files.ts'
import { followUpLabels } from './follow-ups-schema.ts'
import { readOrTrain } from './model-cache.ts'

const examplesSchema = z.partialRecord(z.enum(followUpLabels), z.array(z.string().min(1)).min(1))

interface FollowUpExample {
  text: string
  label: string
}

// The messages that the model is asked about have no names of children either.
const names = /(?:mia|leo|noa)(?:['’]?s)?(?![\p{L}])|米娅|乐乐|诺诺/giu

/** Reads the replies of a language that show what replies want. @throws ContentError */
export const readFollowUpExamples = (language: Locale): FollowUpExample[] =>
  Object.entries(readYaml(`follow-ups/examples/${language}.yaml`, examplesSchema)).flatMap(([label, texts]) =>
    texts.map((text) => ({ text: text.replaceAll(names, ' '), label })),
  )

const epochs = 8
const minExamples = 2

const train = (examples: readonly FollowUpExample[]): ClassifierModel =>
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
  'content/follow-ups-schema',
  'content/follow-up-model',
]

/**
 * Returns the model that tells what a reply wants from the answer before, trained with the examples of all languages; `questions` are messages
 * that begin a conversation. @throws ContentError
 */
export const readOrTrainFollowUpModel = (questions: readonly string[]): ClassifierModel => {
  const others = questions.map((text) => ({ text, label: 'new' }))
  return readOrTrain('follow-up-model', codeFiles, [...locales.flatMap(readFollowUpExamples), ...others], train)
}
