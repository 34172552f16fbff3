import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { shell } from './en/shell.ts'

/** The words of the app. */
export const messages = { common, errors, home, shell } as const
