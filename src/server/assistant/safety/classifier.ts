import { extractFeatures } from './message-features.ts'

/** A linear classifier of messages (multinomial logistic regression), as stored. */
export interface ClassifierModel {
  labels: readonly string[]
  bias: Float64Array
  /** The values that a weight can have. */
  codebook: Float32Array
  /** The sorted 32-bit hashes of the features as differences to the one before: all lowest bytes, then the next ones, and so on. */
  features: Uint8Array
  /** For each feature a row of weights, one a label, as places in the codebook. */
  weights: Uint8Array
}

/** Returns the probability of each label for a message. */
export type Classify = (message: string) => ReadonlyMap<string, number>

// FNV-1a, 32 bits, signed: engines keep such numbers in maps without allocating them.
const hashFeature = (feature: string): number => {
  let hash = 0x811c9dc5 | 0
  for (let n = 0; n < feature.length; n++) hash = Math.imul(hash ^ feature.charCodeAt(n), 0x01000193)
  return hash
}

/** Returns the hashes of the features of a message, each once. */
export const hashFeatures = (message: string): Int32Array =>
  Int32Array.from(new Set(extractFeatures(message).map(hashFeature)))

/** Replaces scores by probabilities whose sum is 1 (softmax), and returns them. */
export const applySoftmax = (scores: Float64Array): Float64Array => {
  const max = scores.reduce((a, b) => Math.max(a, b))
  let sum = 0
  for (let k = 0; k < scores.length; k++) {
    const power = Math.exp((scores[k] ?? 0) - max)
    scores[k] = power
    sum += power
  }
  for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] ?? 0) / sum
  return scores
}

/** Returns the index of a value in a sorted array, or -1. */
const findSorted = (sorted: Int32Array, value: number): number => {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}

const decodeHashes = (planes: Uint8Array): Int32Array => {
  const hashes = new Int32Array(planes.length / 4)
  let hash = -0x80000000
  for (let n = 0; n < hashes.length; n++) {
    for (let k = 0; k < 4; k++) hash = (hash + ((planes[k * hashes.length + n] ?? 0) << (8 * k))) | 0
    hashes[n] = hash
  }
  return hashes
}

/** Returns the function that classifies the hashes of a message's features with a trained model. */
export const createHashClassifier = ({ labels, bias, codebook, features, weights }: ClassifierModel) => {
  const sorted = decodeHashes(features)
  return (hashes: Int32Array): ReadonlyMap<string, number> => {
    const known = hashes.map((hash) => findSorted(sorted, hash)).filter((place) => place !== -1)
    const norm = 1 / Math.sqrt(known.length || 1)
    const scores = Float64Array.from(labels, (_, k) => {
      const sum = known.reduce((total, index) => total + (codebook[weights[index * labels.length + k] ?? 0] ?? 0), 0)
      return (bias[k] ?? 0) + norm * sum
    })
    const probabilities = applySoftmax(scores)
    return new Map(labels.map((label, k) => [label, probabilities[k] ?? 0]))
  }
}

/** Returns the function that classifies messages with a trained model. */
export const createClassifier = (model: ClassifierModel): Classify => {
  const classify = createHashClassifier(model)
  return (message) => classify(hashFeatures(message))
}
