import { applySoftmax, type ClassifierModel } from './classifier.ts'
import { createRandom, shuffle } from './shuffle.ts'

/** A message, by the hashes of its features, with the label that it should get. */
export interface Example {
  hashes: Int32Array
  label: string
}

/** How many examples must have a feature, if nothing else is said; what is rarer says more about one example than about its label. */
const defaultMinExamples = 3

const learningRate = 0.5
const biasRate = 0.01
/** Gradients below it change nothing that one could see, and most are. */
const minGradient = 5e-3

/**
 * Numbers the features that enough examples have, the most frequent first, whose weights then stay in the cache of the processor.
 * Returns their hashes, and the numbers of those of each example.
 */
const encode = (examples: readonly Example[], minExamples: number) => {
  const counts = new Map<number, number>()
  for (const { hashes } of examples) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= minExamples).toSorted((a, b) => b[1] - a[1])
  const hashes = Int32Array.from(frequent, ([hash]) => hash)
  const numbers = new Map(Array.from(hashes, (hash, n) => [hash, n]))
  const rows = examples.map(({ hashes: all }) => all.map((hash) => numbers.get(hash) ?? -1).filter((n) => n !== -1))
  return { hashes, rows }
}

const toBase64 = ({ buffer, byteOffset, byteLength }: Int32Array | Int8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** Stores each weight in one byte, by the order of the hashes. */
const packModel = (
  labels: string[],
  bias: Float64Array,
  weights: Float32Array,
  hashes: Int32Array,
): ClassifierModel => {
  const order = Array.from(hashes.keys()).toSorted((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0))
  const scale = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / 127 || 1
  const sorted = new Int8Array(weights.length)
  for (const [place, n] of order.entries())
    for (let k = 0; k < labels.length; k++)
      sorted[place * labels.length + k] = Math.round((weights[n * labels.length + k] ?? 0) / scale)
  return {
    labels,
    bias: Array.from(bias),
    scale,
    features: toBase64(Int32Array.from(order, (n) => hashes[n] ?? 0)),
    weights: toBase64(sorted),
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

/**
 * Trains a multinomial logistic regression by stochastic gradient descent with a learning rate for each weight (AdaGrad: Duchi,
 * Hazan & Singer 2011) in a number of passes over the examples. The same examples give the same model.
 */
export const trainClassifier = (
  examples: readonly Example[],
  epochs: number,
  minExamples = defaultMinExamples,
): ClassifierModel => {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted()
  const { hashes, rows } = encode(examples, minExamples)
  const targets = examples.map(({ label }) => labels.indexOf(label))
  const { weights, bias, learn } = createLearner(labels.length, hashes.length)
  const random = createRandom()
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const n of order) learn(rows[n] ?? new Int32Array(), targets[n] ?? 0)
  }
  return packModel(labels, bias, weights, hashes)
}
