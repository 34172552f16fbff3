import { activities } from './es/activities.ts'
import { auth } from './es/auth.ts'
import { behaviors } from './es/behaviors.ts'
import { children } from './es/children.ts'
import { common } from './es/common.ts'
import { errors } from './es/errors.ts'
import { families } from './es/families.ts'
import { home } from './es/home.ts'
import { profile } from './es/profile.ts'
import { rewards } from './es/rewards.ts'
import { settings } from './es/settings.ts'
import { shell } from './es/shell.ts'

/** The words of the app. */
export const messages = {
  activities,
  auth,
  behaviors,
  children,
  common,
  errors,
  families,
  home,
  profile,
  rewards,
  settings,
  shell,
} as const
