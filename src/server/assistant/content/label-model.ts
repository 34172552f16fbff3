import { hashFeatures, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { trainClassifier } from '#server/assistant/safety/train-classifier.ts'
import { readOrTrain } from './model-cache.ts'

/** A message, and what a model is to say of it. */
export interface LabelledText {
  text: string
  label: string
}

// The messages that the models are asked about have no names of children.
const names = /(?:mia|leo|noa)(?:['’]?s)?(?![\p{L}])|米娅|乐乐|诺诺/giu

/** Returns the texts of each label of an examples file, without the names of the example family. */
export const listLabelledTexts = (examples: Readonly<Record<string, readonly string[]>>): LabelledText[] =>
  Object.entries(examples).flatMap(([label, texts]) =>
    texts.map((text) => ({ text: text.replaceAll(names, ' '), label })),
  )

const epochs = 8

/** Trains a classifier of texts; features that fewer than `minExamples` of them have are left out. */
export const trainLabelModel = (examples: readonly LabelledText[], minExamples = 2): ClassifierModel =>
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
  'content/label-model',
]

/** Trains the model `name`, or reads it when it was trained with the same examples by the same code, `ownCodeFiles` included. */
export const readOrTrainLabelModel = (
  name: string,
  ownCodeFiles: readonly string[],
  examples: readonly LabelledText[],
  train: (examples: readonly LabelledText[]) => ClassifierModel = trainLabelModel,
): ClassifierModel => readOrTrain(name, [...codeFiles, ...ownCodeFiles], examples, train)
