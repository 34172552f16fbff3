import type { Locale } from '#shared/locale/locale.ts'
import type { ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { readOrTrainLabelModel, trainLabelModel, type LabelledText } from './label-model.ts'
import type { Topic } from './topic-schema.ts'

/** Returns the texts that show what a topic is about; its questions and synonyms count twice, because they name it. */
const listExamples = ({ id, name, questions, synonyms, answers, examples }: Topic): LabelledText[] => {
  const named = [name, ...questions, ...synonyms]
  return [...named, ...named, ...answers.flatMap(({ asks }) => asks), ...examples].map((text) => ({ text, label: id }))
}

/** Rarer features would make the model six times as large, and not better. */
const minExamples = 8

const train = (examples: readonly LabelledText[]): ClassifierModel => trainLabelModel(examples, minExamples)

/** Trains the classifier that tells topics apart. */
export const trainTopicModel = (topics: readonly Topic[]): ClassifierModel => train(topics.flatMap(listExamples))

/** Returns the classifier that tells the topics of a language apart, trained with what is asked about them. */
export const readOrTrainTopicModel = (language: Locale, topics: readonly Topic[]): ClassifierModel =>
  readOrTrainLabelModel(`topic-model-${language}`, ['content/topic-model'], topics.flatMap(listExamples), train)
