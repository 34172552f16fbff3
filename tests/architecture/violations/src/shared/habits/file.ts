// caught by eslint(no-restricted-imports): code that needs Node belongs in src/server
import { readFileSync } from 'node:fs'

export const text = readFileSync('habits.txt', 'utf8')
