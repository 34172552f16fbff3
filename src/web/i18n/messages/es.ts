import { common } from './es/common.ts'
import { errors } from './es/errors.ts'
import { home } from './es/home.ts'
import { shell } from './es/shell.ts'

/** The words of the app. */
export const messages = { common, errors, home, shell } as const
