import { useTranslations } from 'use-intl'
import type { BehaviorPresetKey, QuickEntry } from '#shared/behaviors/rules.ts'
import type { RewardPresetKey } from '#shared/rewards/rules.ts'

/** Returns functions for titles in the user's language: presets are translated, own titles are not. */
export const useTitles = () => {
  const behaviors = useTranslations('titles.behaviors')
  const rewards = useTranslations('titles.rewards')
  return {
    behavior: (preset: BehaviorPresetKey): string => behaviors(preset),
    award: ({ preset, title }: { preset?: BehaviorPresetKey | undefined; title: string }): string =>
      preset ? behaviors(preset) : title,
    tile: (entry: QuickEntry): string => ('preset' in entry ? behaviors(entry.preset) : entry.title),
    reward: ({ preset, title }: { preset: RewardPresetKey | null; title: string }): string =>
      preset ? rewards(preset) : title,
  }
}
