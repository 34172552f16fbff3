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
export const featureNames = ['coverage', 'words', 'similarity', 'margin', 'known', 'rarest', 'topic'] as const

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
  ]
}

/** Weights of the features, fitted by `scripts/fit-confidence.ts` to questions that the index was not made from. */
const weights: Readonly<Record<Locale, readonly number[]>> = {
  en: [-4.692, 1.611, -0.143, 18.154, 3.281, 0.966, 0.022, 0.39],
  es: [-4.713, 2.037, -0.288, 18.046, 3.252, 1.222, 0.025, 0.364],
  zh: [-4.619, 2.154, -0.05, 17.718, 3.272, 0.033, 0.001, 0.447],
}

/** Returns how likely it is that the first topic of a ranking answers the question. */
export const estimateConfidence = (ranked: RankedQuestion, language: Locale): number => {
  const [bias = 0, ...slopes] = weights[language]
  const sum = listFeatures(ranked).reduce((total, feature, n) => total + feature * (slopes[n] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}
