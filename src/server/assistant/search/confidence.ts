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
  en: [-4.583, 1.261, -0.051, 11.126, 3.205, 0.333, 0.088, 0.382, 0.891],
  es: [-4.5, 1.142, -0.138, 10.6, 2.807, 0.681, 0.117, 0.353, 1.196],
  zh: [-4.6, 1.245, 0.216, 9.453, 3.066, -0.581, 0.022, 0.403, 1.036],
}

/** Returns how likely it is that the first topic of a ranking answers the question. */
export const estimateConfidence = (ranked: RankedQuestion, language: Locale): number => {
  const [bias = 0, ...slopes] = weights[language]
  const sum = listFeatures(ranked).reduce((total, feature, n) => total + feature * (slopes[n] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}
