import { useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { presetIn } from '#shared/activities/rules.ts'
import { behaviorPresets, type BehaviorPreset, type QuickEntry } from '#shared/behaviors/rules.ts'
import { rewardPresets, type RewardPreset } from '#shared/rewards/rules.ts'

const isBehaviorPreset = (key: string): key is BehaviorPreset => key in behaviorPresets
const isRewardPreset = (key: string): key is RewardPreset => key in rewardPresets

/** What things are called in the language on screen; a preset's name is the reader's, an own one is as it was written. */
export const useTitles = () => {
  const behaviors = useTranslations('behaviors.titles')
  const rewards = useTranslations('rewards')
  return {
    behavior: (preset: BehaviorPreset): string => behaviors(preset),
    tile: (entry: QuickEntry): string => ('preset' in entry ? behaviors(entry.preset) : entry.title),
    reward: ({ preset, title }: { preset: RewardPreset | null; title: string }): string =>
      preset ? rewards(`presets.${preset}`) : title,
    activity: ({ type, title, metadata }: Pick<Activity, 'type' | 'title' | 'metadata'>): string => {
      const preset = presetIn(metadata)
      if (preset === null) return title
      if (type === 'behavior' && isBehaviorPreset(preset)) return behaviors(preset)
      if (type === 'reward' && isRewardPreset(preset)) return rewards(`presets.${preset}`)
      return title
    },
  }
}
