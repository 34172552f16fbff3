import type { Locale } from '#shared/locale/locale.ts'
import { hashFeatures, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { trainClassifier } from '#server/assistant/safety/train-classifier.ts'
import { readOrTrain } from './model-cache.ts'
import type { Topic } from './topic-schema.ts'

interface TopicExample {
  text: string
  label: string
}

/** Returns the texts that show what a topic is about; its questions and synonyms count twice, because they name it. */
const listExamples = ({ id, name, questions, synonyms, answers, examples }: Topic): TopicExample[] => {
  const named = [name, ...questions, ...synonyms]
  return [...named, ...named, ...answers.flatMap(({ asks }) => asks), ...examples].map((text) => ({ text, label: id }))
}

const epochs = 8
/** Rarer features would make the model six times as large, and not better. */
const minExamples = 8

/** Trains the classifier that tells topics apart. */
export const trainTopicModel = (topics: readonly Topic[]): ClassifierModel => train(topics.flatMap(listExamples))

const train = (examples: readonly TopicExample[]): ClassifierModel =>
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
  'content/topic-model',
]

/** Returns the classifier that tells the topics of a language apart, trained with what is asked about them. */
export const readOrTrainTopicModel = (language: Locale, topics: readonly Topic[]): ClassifierModel =>
  readOrTrain(`topic-model-${language}`, codeFiles, topics.flatMap(listExamples), train)
