// caught by eslint(no-restricted-imports): a rules.ts imports only other rules
import { habitTitle } from './contract.ts'

export const isTitle = habitTitle
