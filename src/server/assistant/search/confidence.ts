import type { Locale } from '#shared/locale/locale.ts'
import type { TopicHit } from './topic-index.ts'

/** What is known of a ranking, by which it is judged whether its first topic answers the question. */
export interface RankedQuestion {
  hits: readonly TopicHit[]
  /** How likely the question is one about bringing up children at all. */
  topicProbability: number
}

const toLogit = (probability: number): number => {
  const bounded = Math.min(0.999, Math.max(0.001, probability))
  return Math.log(bounded / (1 - bounded))
}

/** Names of the features of a ranking, in their order. */
export const featureNames = [
  'coverage',
  'words',
  'similarity',
  'margin',
  'known',
  'rarest',
  'topic',
  'learned',
] as const

/** Returns the features of a ranking: of its first topic, and how far the second one is behind. */
export const listFeatures = ({ hits, topicProbability }: RankedQuestion): number[] => {
  const [first, second] = hits
  if (!first) return featureNames.map(() => 0)
  return [
    first.coverage,
    Math.log1p(first.words),
    first.similarity,
    1 - (second?.score ?? 0) / (first.score || 1),
    Math.log1p(first.known.count),
    first.known.rarest,
    toLogit(topicProbability),
    first.learned,
  ]
}

/** Weights of the features, fitted by `scripts/fit-confidence.ts` to questions that the index was not made from. */
const weights: Readonly<Record<Locale, readonly number[]>> = {
  en: [-4.463, 1.43, -0.058, 12.523, 3.226, 0.296, 0.056, 0.378, 0.647],
  es: [-4.525, 1.579, -0.224, 11.806, 2.657, 0.851, 0.131, 0.36, 0.939],
  zh: [-4.578, 1.843, 0.237, 11.421, 2.847, -0.784, -0.013, 0.406, 0.725],
}

/** Returns how likely it is that the first topic of a ranking answers the question. */
export const estimateConfidence = (ranked: RankedQuestion, language: Locale): number => {
  const [bias = 0, ...slopes] = weights[language]
  const sum = listFeatures(ranked).reduce((total, feature, n) => total + feature * (slopes[n] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}
