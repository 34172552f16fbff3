import { landing } from './es/landing.ts'
import { legal } from './es/legal.ts'

/** The words of the pages that anyone can read; loaded with them. */
export const messages = { landing, legal } as const
