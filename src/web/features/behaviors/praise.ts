import { useTranslations } from 'use-intl'
import { quickPresets, remedyPresets, type BehaviorPresetKey, type QuickPresetKey } from '#shared/behaviors/rules.ts'

/** What a sentence of praise is about, as its message key. */
export type PraiseTopic = QuickPresetKey | 'own' | 'gift' | 'repair'

const variants = ['a', 'b', 'c'] as const

const isQuickPresetKey = (preset: BehaviorPresetKey): preset is QuickPresetKey => preset in quickPresets

/** Returns what to praise for a preset, or for a behavior of the family's own. */
export const findPraiseTopic = (preset: BehaviorPresetKey | undefined): PraiseTopic => {
  if (preset === undefined) return 'own'
  if (isQuickPresetKey(preset)) return preset
  return preset in remedyPresets ? 'repair' : 'gift'
}

/** Returns the message key of the sentence for the `nth` time; the variants take turns. */
export const createPraiseKey = (topic: PraiseTopic, nth: number) =>
  `${topic}.${variants[nth % variants.length] ?? 'a'}` as const

const praiseCounts = new Map<PraiseTopic, number>()

/** `praise(preset)`: returns the next sentence of praise. */
export const usePraise = () => {
  const t = useTranslations('awards.praise')
  return (preset: BehaviorPresetKey | undefined): string => {
    const topic = findPraiseTopic(preset)
    const nth = praiseCounts.get(topic) ?? 0
    praiseCounts.set(topic, nth + 1)
    return t(createPraiseKey(topic, nth))
  }
}
