// caught by eslint(no-restricted-imports): Features never meet
import { price } from '#server/features/rewards/redeem.ts'

export const dear = price
