import { applySoftmax, type ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { createCodebook, createEvenCodebook, encodeWeights } from './codebook.ts'
import { createRandom, shuffle } from './shuffle.ts'

/** A message, by the hashes of its features, with the label that it should get. */
export interface Example {
  hashes: Int32Array
  label: string
}

/** Which features are kept. */
export interface FeatureLimits {
  /** How many examples must have one; what is rarer says more about one example than about its label. */
  minExamples: number
  /** How many are kept at most: those whose weights tell the labels apart most. */
  maxFeatures: number
  /** Whether weights are stored in even steps, which takes more space and less time than a codebook that is fitted to them. */
  hasEvenSteps?: boolean
}

const learningRate = 0.5
const biasRate = 0.01
/** Gradients below it change nothing that one could see, and most are. */
const minGradient = 5e-3

/** Examples by the numbers of their features, and the hashes of these. */
interface Encoded {
  hashes: Int32Array
  rows: readonly Int32Array[]
  /** The labels in their order, and that of each example by its place. */
  labels: readonly string[]
  targets: readonly number[]
}

/** Numbers the features that enough examples have, the most frequent first, whose weights then stay in the cache of the processor. */
const encode = (examples: readonly Example[], minExamples: number): Encoded => {
  const counts = new Map<number, number>()
  for (const { hashes } of examples) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= minExamples).toSorted((a, b) => b[1] - a[1])
  const numbers = new Map(frequent.map(([hash], n) => [hash, n]))
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted()
  return {
    hashes: Int32Array.from(frequent, ([hash]) => hash),
    rows: examples.map(({ hashes: all }) => all.map((hash) => numbers.get(hash) ?? -1).filter((n) => n !== -1)),
    labels,
    targets: examples.map(({ label }) => labels.indexOf(label)),
  }
}

/** Returns how much the weights of a feature tell labels apart: the sum of their squared differences from their mean. */
const measureWorth = (weights: Float32Array): number => {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0)
}

/** Returns sorted hashes as differences to the one before, all lowest bytes first: so they are compressed to half their size. */
const packHashes = (sorted: Int32Array): Uint8Array => {
  const planes = new Uint8Array(4 * sorted.length)
  for (let n = 0; n < sorted.length; n++) {
    const difference = ((sorted[n] ?? 0) - (sorted[n - 1] ?? -0x80000000)) | 0
    for (let k = 0; k < 4; k++) planes[k * sorted.length + n] = difference >>> (8 * k)
  }
  return planes
}

/** Stores the weights of the features that tell labels apart most, each in a byte, by the order of the hashes. */
const packModel = (
  { hashes, labels }: Encoded,
  { weights, bias }: { weights: Float32Array; bias: Float64Array },
  { maxFeatures, hasEvenSteps = false }: Omit<FeatureLimits, 'minExamples'>,
): ClassifierModel => {
  const rowOf = (n: number) => weights.subarray(n * labels.length, (n + 1) * labels.length)
  const worth = Float64Array.from(hashes, (_, n) => measureWorth(rowOf(n)))
  const chosen = Array.from(hashes.keys())
    .toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
    .slice(0, maxFeatures)
    .toSorted((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0))
  const kept = new Float32Array(chosen.length * labels.length)
  for (const [place, n] of chosen.entries()) kept.set(rowOf(n), place * labels.length)
  const codebook = hasEvenSteps ? createEvenCodebook(kept) : createCodebook(kept)
  return {
    labels,
    bias,
    codebook,
    features: packHashes(Int32Array.from(chosen, (n) => hashes[n] ?? 0)),
    weights: encodeWeights(kept, codebook),
  }
}

/** Creates the weights of a classifier, all 0, and the function that changes them by one example. */
const createLearner = (labelCount: number, featureCount: number) => {
  const weights = new Float32Array(featureCount * labelCount)
  const squares = new Float32Array(featureCount * labelCount).fill(1e-6)
  const bias = new Float64Array(labelCount)
  const scores = new Float64Array(labelCount)

  const predict = (row: Int32Array, norm: number): Float64Array => {
    scores.set(bias)
    for (let n = 0; n < row.length; n++) {
      const at = (row[n] ?? 0) * labelCount
      for (let k = 0; k < labelCount; k++) scores[k] = (scores[k] ?? 0) + (weights[at + k] ?? 0) * norm
    }
    return applySoftmax(scores)
  }

  const adjust = (row: Int32Array, label: number, change: number): void => {
    for (let n = 0; n < row.length; n++) {
      const at = (row[n] ?? 0) * labelCount + label
      const square = (squares[at] ?? 0) + change * change
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (learningRate * change) / Math.sqrt(square)
    }
  }

  const learn = (row: Int32Array, target: number): void => {
    const norm = 1 / Math.sqrt(row.length || 1)
    const probabilities = predict(row, norm)
    for (let label = 0; label < labelCount; label++) {
      const gradient = (probabilities[label] ?? 0) - (label === target ? 1 : 0)
      if (Math.abs(gradient) < minGradient) continue
      bias[label] = (bias[label] ?? 0) - biasRate * gradient
      adjust(row, label, gradient * norm)
    }
  }
  return { weights, bias, learn }
}

/** Learns weights in a number of passes over the examples. */
const fit = ({ hashes, rows, labels, targets }: Encoded, epochs: number) => {
  const { weights, bias, learn } = createLearner(labels.length, hashes.length)
  const random = createRandom()
  const order = Int32Array.from(rows.keys())
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const n of order) learn(rows[n] ?? new Int32Array(), targets[n] ?? 0)
  }
  return { weights, bias }
}

/**
 * Trains a multinomial logistic regression by stochastic gradient descent with a learning rate for each weight (AdaGrad: Duchi,
 * Hazan & Singer 2011) in a number of passes over the examples. The same examples give the same model.
 */
export const trainClassifier = (
  examples: readonly Example[],
  epochs: number,
  limits: FeatureLimits,
): ClassifierModel => {
  const encoded = encode(examples, limits.minExamples)
  return packModel(encoded, fit(encoded, epochs), limits)
}
