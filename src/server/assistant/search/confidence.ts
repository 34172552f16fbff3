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
  'meaning',
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
    first.meaning,
  ]
}

/** Weights of the features, fitted by `scripts/fit-confidence.ts` to questions that the index was not made from. */
const weights: Readonly<Record<Locale, readonly number[]>> = {
  en: [-4.172, 0.93, -0.163, 7.747, 3.194, 0.794, 0.016, 0.39, 1.371, 0.608],
  es: [-4.252, 0.889, -0.229, 6.561, 2.81, 0.945, 0.056, 0.37, 1.489, 1.094],
  zh: [-4.575, 1.284, 0.187, 9.677, 2.981, -0.457, 0.011, 0.411, 1.253, 0.47],
}

/** Returns how likely it is that the first topic of a ranking answers the question. */
export const estimateConfidence = (ranked: RankedQuestion, language: Locale): number => {
  const [bias = 0, ...slopes] = weights[language]
  const sum = listFeatures(ranked).reduce((total, feature, n) => total + feature * (slopes[n] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}
