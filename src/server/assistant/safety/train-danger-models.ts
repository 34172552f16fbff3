import { createHashClassifier, hashFeatures, type ClassifierModel } from './classifier.ts'
import { listWindows } from './message-windows.ts'
import { trainClassifier, type Example } from './train-classifier.ts'

/** A message with its kind, and for a danger its situation. */
export interface SafetyExample {
  text: string
  kind: string
  situation: string | null
}

/** The classifier of the kinds of messages, and that of the situations of messages about danger. */
export interface DangerModels {
  kinds: ClassifierModel
  situations: ClassifierModel
}

const epochs = { first: 2, last: 5 }

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
  const telling = chooseTellingWindows(dangers, trainClassifier(whole, epochs.first))
  return {
    kinds: trainClassifier([...whole, ...telling], epochs.last),
    situations: trainClassifier(
      dangers.map(({ situation }, n) => ({
        hashes: dangerExamples[n]?.hashes ?? new Int32Array(),
        label: situation ?? '',
      })),
      epochs.last,
    ),
  }
}
