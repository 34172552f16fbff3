import { auth } from './en/auth.ts'
import { children } from './en/children.ts'
import { families } from './en/families.ts'
import { profile } from './en/profile.ts'
import { settings } from './en/settings.ts'

/** The words of the other screens; fetched with the first of them. */
export const messages = { auth, children, families, profile, settings } as const
