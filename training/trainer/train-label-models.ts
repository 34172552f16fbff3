import { locales, type Locale } from '#shared/locale/locale.ts'
import { hashFeatures, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { listPreparedMessages } from './request-examples.ts'
import { trainClassifier, type FeatureLimits } from './train-classifier.ts'
import { readFollowUpExamples, readRecordExamples, readTrainedTopics, type LabelledText } from './training-texts.ts'

const epochs = 8

/** More features would make the models several times as large, and not better. */
const limits: Readonly<Record<'record' | 'followUp' | 'topics', FeatureLimits>> = {
  record: { minExamples: 2, maxFeatures: 60_000 },
  followUp: { minExamples: 2, maxFeatures: 40_000 },
  topics: { minExamples: 16, maxFeatures: Infinity },
}

const trainLabelModel = (examples: readonly LabelledText[], featureLimits: FeatureLimits): ClassifierModel =>
  trainClassifier(
    examples.map(({ text, label }) => ({ hashes: hashFeatures(text), label })),
    epochs,
    featureLimits,
  )

const label = (texts: readonly string[], name: string): LabelledText[] => texts.map((text) => ({ text, label: name }))

/** Trains the model that tells what a question about the record asks for. @throws ContentError */
export const trainRecordModel = (): ClassifierModel => {
  const listOthers = (language: Locale) => [
    ...readTrainedTopics(language).flatMap((topic) => [topic.name, ...topic.questions]),
    ...listPreparedMessages(language),
  ]
  const examples = [...locales.flatMap(readRecordExamples), ...label(locales.flatMap(listOthers), 'none')]
  return trainLabelModel(examples, limits.record)
}

/** Trains the model that tells what a reply wants from the answer before. @throws ContentError */
export const trainFollowUpModel = (): ClassifierModel => {
  const listQuestions = (language: Locale) => readTrainedTopics(language).flatMap(({ questions }) => questions)
  const examples = [...locales.flatMap(readFollowUpExamples), ...label(locales.flatMap(listQuestions), 'new')]
  return trainLabelModel(examples, limits.followUp)
}

type TopicTexts = ReturnType<typeof readTrainedTopics>[number]

/** Returns the texts that show what a topic is about; its questions and synonyms count twice, because they name it. */
const listTexts = ({ id, name, questions, synonyms, answers, examples }: TopicTexts): LabelledText[] => {
  const named = [name, ...questions, ...synonyms]
  return label([...named, ...named, ...answers.flatMap(({ asks }) => asks), ...examples], id)
}

/** Trains the classifier that tells topics apart. */
export const trainTopicModel = (topics: readonly TopicTexts[]): ClassifierModel =>
  trainLabelModel(topics.flatMap(listTexts), limits.topics)

/** Trains the classifier that tells the topics of a language apart. @throws ContentError */
export const trainTopicModelOf = (language: Locale): ClassifierModel => trainTopicModel(readTrainedTopics(language))
