// caught by eslint(no-restricted-imports): Features never meet
import type { Reward } from '#server/features/rewards/store.ts'

export type Prize = Reward
