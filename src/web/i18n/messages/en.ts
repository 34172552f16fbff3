import { acts } from './en/acts.ts'
import { awards } from './en/awards.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { shell } from './en/shell.ts'
import { titles } from './en/titles.ts'

/** The words that the first screen of the app needs, and what is on every screen. */
export const messages = { acts, awards, common, errors, home, shell, titles } as const
