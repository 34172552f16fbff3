import { common } from './zh/common.ts'
import { errors } from './zh/errors.ts'
import { home } from './zh/home.ts'
import { shell } from './zh/shell.ts'

/** The words of the app. */
export const messages = { common, errors, home, shell } as const
