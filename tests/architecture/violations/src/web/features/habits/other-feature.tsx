// caught by eslint(no-restricted-imports): Features never meet
import { RewardCard } from '#web/features/rewards/reward-card.tsx'

export const Card = RewardCard
