import { locales, type Locale } from '#shared/locale/locale.ts'
import { readHealthSubjects, readHelpSubjects, readTopics } from '#server/assistant/content/read-source.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import type { ModelName, Models, SubjectIndexes } from '#server/assistant/models/models.ts'
import { indexTopics, type SearchableSubject } from '#server/assistant/search/topic-index.ts'
import { indexAnswerWords } from '#server/assistant/search/answer-words.ts'
import { tokenize } from '#server/assistant/search/tokenize.ts'
import { countCharacters } from './count-characters.ts'
import { listAllSafetyExamples } from './danger-examples.ts'
import { listRequestExamples } from './request-examples.ts'
import { trainDangerModels } from './train-danger-models.ts'
import { trainFollowUpModel, trainRecordModel, trainTopicModelOf } from './train-label-models.ts'
import { trainRequestModels } from './train-request-models.ts'
import { trainVectors } from './train-vectors.ts'
import { readTrainedTopics } from './training-texts.ts'

/** Returns a topic as it is searched. */
export const toSearchable = (topic: Omit<Topic, 'answers'>): SearchableSubject => ({
  ...topic,
  body: [...topic.openings, ...topic.tips.map(({ text }) => text)],
})

const indexSubjects = (language: Locale): SubjectIndexes => ({
  topics: indexTopics(readTopics(language).map(toSearchable), language),
  health: indexTopics(
    readHealthSubjects(language).map((subject) => ({ ...subject, body: [] })),
    language,
  ),
  help: indexTopics(
    readHelpSubjects(language).map((subject) => ({ ...subject, body: [] })),
    language,
  ),
  answerWords: indexAnswerWords(
    readTrainedTopics(language).map(({ id, answers }) => ({
      id,
      answers: answers.map(({ answer, asks }) => [answer, ...asks].map((text) => tokenize(text, language))),
    })),
  ),
})

type Trainers = { [Name in ModelName]: () => Models[Name] }

const trainers: Trainers = {
  danger: () => trainDangerModels(listAllSafetyExamples()),
  'vectors.zh': () => trainVectors('zh'),
  'vectors.en': () => trainVectors('en'),
  'vectors.es': () => trainVectors('es'),
  requests: () => trainRequestModels(locales.flatMap(listRequestExamples)),
  characters: countCharacters,
  record: trainRecordModel,
  'follow-up': trainFollowUpModel,
  'topics.zh': () => trainTopicModelOf('zh'),
  'topics.en': () => trainTopicModelOf('en'),
  'topics.es': () => trainTopicModelOf('es'),
  'index.zh': () => indexSubjects('zh'),
  'index.en': () => indexSubjects('en'),
  'index.es': () => indexSubjects('es'),
}

/** The names of all models, those that take longest first. */
export const modelNames = Object.keys(trainers) as ModelName[]

/** Trains a model, or computes an index; the same texts give the same one. @throws ContentError */
export const trainModel = (name: ModelName): Models[ModelName] => trainers[name]()
