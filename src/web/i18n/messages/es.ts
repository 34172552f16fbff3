import { acts } from './es/acts.ts'
import { awards } from './es/awards.ts'
import { common } from './es/common.ts'
import { errors } from './es/errors.ts'
import { home } from './es/home.ts'
import { shell } from './es/shell.ts'
import { titles } from './es/titles.ts'

/** The words that the first screen of the app needs, and what is on every screen. */
export const messages = { acts, awards, common, errors, home, shell, titles } as const
