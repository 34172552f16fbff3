import { auth } from './zh/auth.ts'
import { children } from './zh/children.ts'
import { families } from './zh/families.ts'
import { profile } from './zh/profile.ts'
import { settings } from './zh/settings.ts'

/** The words of the other screens; fetched with the first of them. */
export const messages = { auth, children, families, profile, settings } as const
