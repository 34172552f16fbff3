import { auth } from './es/auth.ts'
import { children } from './es/children.ts'
import { families } from './es/families.ts'
import { profile } from './es/profile.ts'
import { settings } from './es/settings.ts'

/** The words of the other screens; fetched with the first of them. */
export const messages = { auth, children, families, profile, settings } as const
