// caught by eslint(no-restricted-imports): Features are imported only by app
import { price } from '#server/features/rewards/redeem.ts'

export const dear = price
