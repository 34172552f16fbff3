import { activities } from './en/activities.ts'
import { auth } from './en/auth.ts'
import { behaviors } from './en/behaviors.ts'
import { children } from './en/children.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { families } from './en/families.ts'
import { home } from './en/home.ts'
import { profile } from './en/profile.ts'
import { rewards } from './en/rewards.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'

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
