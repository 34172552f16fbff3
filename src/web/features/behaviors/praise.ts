import { useTranslations } from 'use-intl'
import { quickPresets, remedyPresets, type BehaviorPreset, type QuickPreset } from '#shared/behaviors/rules.ts'

/** What a sentence of praise is about, as its message key. */
export type PraiseKind = QuickPreset | 'own' | 'gift' | 'repair'

const variants = ['a', 'b', 'c'] as const

const isQuick = (preset: BehaviorPreset): preset is QuickPreset => preset in quickPresets

/** Returns what to praise for a preset, or for a behavior of the family's own. */
export const praiseKindOf = (preset: BehaviorPreset | undefined): PraiseKind => {
  if (preset === undefined) return 'own'
  if (isQuick(preset)) return preset
  return preset in remedyPresets ? 'repair' : 'gift'
}

/** Returns the message key of the sentence for the `nth` time; the variants take turns. */
export const praiseKey = (kind: PraiseKind, nth: number) => `${kind}.${variants[nth % variants.length] ?? 'a'}` as const

const counts = new Map<PraiseKind, number>()

/** `praise(preset)`: returns the next sentence of praise. */
export const usePraise = () => {
  const t = useTranslations('behaviors.praise')
  return (preset: BehaviorPreset | undefined): string => {
    const kind = praiseKindOf(preset)
    const nth = counts.get(kind) ?? 0
    counts.set(kind, nth + 1)
    return t(praiseKey(kind, nth))
  }
}
