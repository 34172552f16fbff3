import { quickPresets, remedyPresets, type BehaviorPreset, type QuickPreset } from '#shared/behaviors/rules.ts'

/** What a sentence of praise is about. */
export type PraiseKind = QuickPreset | 'own' | 'gift' | 'repair'

const letters = ['a', 'b', 'c'] as const

const isQuick = (preset: BehaviorPreset): preset is QuickPreset => preset in quickPresets

/** What to praise for a preset, or for a behaviour of the family's own. */
export const praiseKindOf = (preset: BehaviorPreset | undefined): PraiseKind => {
  if (preset === undefined) return 'own'
  if (isQuick(preset)) return preset
  return preset in remedyPresets ? 'repair' : 'gift'
}

/** The key of the sentence for the `nth` time: one after the other, around and around. */
export const praiseKey = (kind: PraiseKind, nth: number) => `${kind}.${letters[nth % letters.length] ?? 'a'}` as const
