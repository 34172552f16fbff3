// caught by eslint(no-restricted-imports): Features are imported only by app
import type { Reward } from '#server/features/rewards/store.ts'

export type Prize = Reward
