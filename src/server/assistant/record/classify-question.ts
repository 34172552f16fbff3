import { loadRecordModel } from '#server/assistant/content/load.ts'
import { memoizeRecent } from '#server/assistant/memoize.ts'
import { createClassifier, type Classify } from '#server/assistant/safety/classifier.ts'
import { isRecordIntent, type RecordIntentId } from './record-intents.ts'

/** What a question asks for, as a model has learned it from examples; `none` is how likely it is no question about the record. */
export interface ClassifiedQuestion {
  intent: RecordIntentId
  probability: number
  none: number
}

let classify: Classify | undefined

/** Returns what a question most likely asks for; `text` is without the names of the children. */
export const classifyQuestion = memoizeRecent((text: string): ClassifiedQuestion => {
  classify ??= createClassifier(loadRecordModel())
  const found: ClassifiedQuestion = { intent: 'summary', probability: 0, none: 0 }
  for (const [label, probability] of classify(text)) {
    if (label === 'none') found.none = probability
    else if (isRecordIntent(label) && probability > found.probability)
      Object.assign(found, { intent: label, probability })
  }
  return found
})
