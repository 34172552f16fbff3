import { landing } from './zh/landing.ts'
import { legal } from './zh/legal.ts'

/** The words of the pages that anyone can read; loaded with them. */
export const messages = { landing, legal } as const
