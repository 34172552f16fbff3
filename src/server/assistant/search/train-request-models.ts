import { hashFeatures, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { trainClassifier } from '#server/assistant/safety/train-classifier.ts'

/** Kinds of messages that are neither about a danger nor for a doctor. */
export const requestKinds = ['topic', 'report', 'help', 'record', 'small-talk', 'outside'] as const

export type RequestKind = (typeof requestKinds)[number]

/** A message with its kind, and the id of its prepared reply if it has one. */
export interface RequestExample {
  text: string
  kind: RequestKind
  reply: string | null
}

/** The classifier of the kinds of requests, and that of prepared replies (`<kind>.<id>`). */
export interface RequestModels {
  kinds: ClassifierModel
  replies: ClassifierModel
}

const epochs = 8
const minExamples = 2

/** Trains the classifiers of requests. */
export const trainRequestModels = (examples: readonly RequestExample[]): RequestModels => {
  const hashed = examples.map(({ text, kind, reply }) => ({ hashes: hashFeatures(text), kind, reply }))
  return {
    kinds: trainClassifier(
      hashed.map(({ hashes, kind }) => ({ hashes, label: kind })),
      epochs,
      minExamples,
    ),
    replies: trainClassifier(
      hashed.flatMap(({ hashes, kind, reply }) => (reply === null ? [] : [{ hashes, label: `${kind}.${reply}` }])),
      epochs,
      minExamples,
    ),
  }
}
