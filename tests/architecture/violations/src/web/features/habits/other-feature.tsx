// caught by eslint(no-restricted-imports): Features are imported only by app
import { RewardCard } from '#web/features/rewards/reward-card.tsx'

export const Card = RewardCard
