import type { DangerModels } from '#server/assistant/models/models.ts'
import { createHashClassifier, hashFeatures, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { listWindows } from '#server/assistant/safety/message-windows.ts'
import { trainClassifier, type Example, type FeatureLimits } from './train-classifier.ts'

/** A message with its kind, and for a danger its situation. */
export interface SafetyExample {
  text: string
  kind: string
  situation: string | null
}

const epochs = { first: 2, last: 5 }

/** More features would make the models larger, and not better. */
const limits: Readonly<Record<'first' | 'kinds' | 'situations', FeatureLimits>> = {
  first: { minExamples: 3, maxFeatures: Infinity, hasEvenSteps: true },
  kinds: { minExamples: 3, maxFeatures: Infinity },
  situations: { minExamples: 3, maxFeatures: 60_000 },
}

const toExample = (text: string, label: string): Example => ({ hashes: hashFeatures(text), label })

const toWindows = (text: string, label: string): Example[] => listWindows(text).map((part) => toExample(part, label))

/** Returns of each long message about danger the part that tells its kind best. */
const chooseTellingWindows = (dangers: readonly SafetyExample[], model: ClassifierModel): Example[] => {
  const classify = createHashClassifier(model)
  return dangers.flatMap(({ text, kind }) =>
    toWindows(text, kind)
      .map((example) => ({ example, probability: classify(example.hashes).get(kind) ?? 0 }))
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, 1)
      .map(({ example }) => example),
  )
}

/**
 * Trains the classifiers. Every part of a harmless message is harmless; of a long message about danger the most telling part is found
 * with a first model (multiple-instance learning: Dietterich, Lathrop & Lozano-Pérez 1997).
 */
export const trainDangerModels = (examples: readonly SafetyExample[]): DangerModels => {
  const dangers = examples.filter(({ situation }) => situation !== null)
  const harmless = examples.filter(({ situation }) => situation === null)
  const dangerExamples = dangers.map(({ text, kind }) => toExample(text, kind))
  const whole = [
    ...dangerExamples,
    ...harmless.flatMap(({ text, kind }) => [toExample(text, kind), ...toWindows(text, kind)]),
  ]
  const telling = chooseTellingWindows(dangers, trainClassifier(whole, epochs.first, limits.first))
  return {
    kinds: trainClassifier([...whole, ...telling], epochs.last, limits.kinds),
    situations: trainClassifier(
      dangers.map(({ situation }, n) => ({
        hashes: dangerExamples[n]?.hashes ?? new Int32Array(),
        label: situation ?? '',
      })),
      epochs.last,
      limits.situations,
    ),
  }
}
