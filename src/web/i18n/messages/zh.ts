import { acts } from './zh/acts.ts'
import { awards } from './zh/awards.ts'
import { common } from './zh/common.ts'
import { errors } from './zh/errors.ts'
import { home } from './zh/home.ts'
import { shell } from './zh/shell.ts'
import { titles } from './zh/titles.ts'

/** The words that the first screen of the app needs, and what is on every screen. */
export const messages = { acts, awards, common, errors, home, shell, titles } as const
