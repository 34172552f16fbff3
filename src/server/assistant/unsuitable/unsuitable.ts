import type { ChatCard } from '#shared/assistant/contract.ts'
import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { isUnsafeAdvice } from './unsafe-advice.ts'

// A title may be in another language than the reader's, so the patterns of all languages count.
const compileUnsuitablePatterns = () =>
  locales.map((language) => {
    const { points, rewards, consequences, aboutPoints } = loadNonTopicContent()[language].unsuitable
    const anyIn = (groups: Readonly<Record<string, readonly string[]>>) =>
      compilePatterns(Object.values(groups).flat(), language)
    return {
      points: anyIn(points),
      rewards: anyIn(rewards),
      consequences: anyIn(consequences),
      aboutPoints: compilePatterns(aboutPoints, language),
    }
  })

let compiled: ReturnType<typeof compileUnsuitablePatterns> | undefined
const getPatterns = () => (compiled ??= compileUnsuitablePatterns())

/** Returns whether a suggestion's title names what must not earn points or, for a reward, must not cost points. */
export const isUnsuitableSuggestion = (kind: ChatCard['kind'], title: string): boolean => {
  if (kind === 'moment' || kind === 'open') return false
  const text = foldText(title)
  return getPatterns().some(({ points, rewards }) => (kind === 'reward' ? rewards : points).test(text))
}

/**
 * Returns whether a model's sentence offers unsuitable points or rewards, threatens an unsuitable consequence, judges health or
 * advises what hurts.
 */
export const isUnsuitableSentence = (sentence: string): boolean => {
  const text = foldText(sentence)
  const offersOrThreatens = getPatterns().some(
    ({ points, rewards, consequences, aboutPoints }) =>
      consequences.test(text) || (aboutPoints.test(text) && (points.test(text) || rewards.test(text))),
  )
  return offersOrThreatens || isUnsafeAdvice(text)
}
