// caught by eslint(no-restricted-imports): Import with `./` inside a folder
import { price } from '../rewards/redeem.ts'

export const dear = price
