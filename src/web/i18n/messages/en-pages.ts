import { landing } from './en/landing.ts'
import { legal } from './en/legal.ts'

/** The words of the pages that anyone can read; loaded with them. */
export const messages = { landing, legal } as const
