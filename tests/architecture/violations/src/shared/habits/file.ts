// caught by eslint(no-restricted-imports): what needs Node belongs in src/server
import { readFileSync } from 'node:fs'

export const text = readFileSync('habits.txt', 'utf8')
