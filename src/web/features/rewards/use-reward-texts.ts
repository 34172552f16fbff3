import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'

/**
 * Returns functions for title and description of a reward in the user's language; a preset's caution stands in for a
 * missing description.
 */
export const useRewardTexts = () => {
  const t = useTranslations('rewards.cautions')
  const titles = useTitles()
  return {
    title: (reward: Pick<Reward, 'preset' | 'title'>): string => titles.reward(reward),
    description: ({ preset, description }: Pick<Reward, 'preset' | 'description'>): string =>
      description ?? (preset ? t(preset) : ''),
  }
}
