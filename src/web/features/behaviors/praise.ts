import { useTranslations } from 'use-intl'
import { quickPresets, remedyPresets, type BehaviorPreset, type QuickPreset } from '#shared/behaviors/rules.ts'

/** What a sentence of praise is about, as its message key. */
export type PraiseKind = QuickPreset | 'own' | 'gift' | 'repair'

const variants = ['a', 'b', 'c'] as const

const isQuickPreset = (preset: BehaviorPreset): preset is QuickPreset => preset in quickPresets

/** Returns what to praise for a preset, or for a behavior of the family's own. */
export const findPraiseKind = (preset: BehaviorPreset | undefined): PraiseKind => {
  if (preset === undefined) return 'own'
  if (isQuickPreset(preset)) return preset
  return preset in remedyPresets ? 'repair' : 'gift'
}

/** Returns the message key of the sentence for the `nth` time; the variants take turns. */
export const createPraiseKey = (kind: PraiseKind, nth: number) =>
  `${kind}.${variants[nth % variants.length] ?? 'a'}` as const

const praiseCounts = new Map<PraiseKind, number>()

/** `praise(preset)`: returns the next sentence of praise. */
export const usePraise = () => {
  const t = useTranslations('behaviors.praise')
  return (preset: BehaviorPreset | undefined): string => {
    const kind = findPraiseKind(preset)
    const nth = praiseCounts.get(kind) ?? 0
    praiseCounts.set(kind, nth + 1)
    return t(createPraiseKey(kind, nth))
  }
}
