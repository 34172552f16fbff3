import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'

/** Title and description of a reward for the reader: a preset's own caution stands in while nobody has written another. */
export const useRewardTexts = () => {
  const t = useTranslations('rewards.cautions')
  const titles = useTitles()
  return {
    title: (reward: Pick<Reward, 'preset' | 'title'>): string => titles.reward(reward),
    description: ({ preset, description }: Pick<Reward, 'preset' | 'description'>): string =>
      description ?? (preset ? t(preset) : ''),
  }
}
