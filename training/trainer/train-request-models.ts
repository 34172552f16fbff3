import type { RequestModels } from '#server/assistant/models/models.ts'
import type { ReplyKind } from '#server/assistant/content/replies-schema.ts'
import { hashFeatures } from '#server/assistant/safety/classifier.ts'
import { trainClassifier, type FeatureLimits } from './train-classifier.ts'

/** Kinds of messages that are neither about a danger nor for a doctor. */
type RequestKind = 'topic' | 'report' | 'help' | 'record' | ReplyKind

/** A message with its kind, and the id of its prepared reply if it has one. */
export interface RequestExample {
  text: string
  kind: RequestKind
  reply: string | null
}

const epochs = 8
/** More features would make the models larger, and not better. */
const limits: Readonly<Record<'kinds' | 'replies', FeatureLimits>> = {
  kinds: { minExamples: 2, maxFeatures: Infinity },
  replies: { minExamples: 2, maxFeatures: Infinity },
}

/** Trains the classifiers of requests. */
export const trainRequestModels = (examples: readonly RequestExample[]): RequestModels => {
  const hashed = examples.map(({ text, kind, reply }) => ({ hashes: hashFeatures(text), kind, reply }))
  return {
    kinds: trainClassifier(
      hashed.map(({ hashes, kind }) => ({ hashes, label: kind })),
      epochs,
      limits.kinds,
    ),
    replies: trainClassifier(
      hashed.flatMap(({ hashes, kind, reply }) => (reply === null ? [] : [{ hashes, label: `${kind}.${reply}` }])),
      epochs,
      limits.replies,
    ),
  }
}
