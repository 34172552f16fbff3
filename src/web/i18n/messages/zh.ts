import { activities } from './zh/activities.ts'
import { auth } from './zh/auth.ts'
import { behaviors } from './zh/behaviors.ts'
import { children } from './zh/children.ts'
import { common } from './zh/common.ts'
import { errors } from './zh/errors.ts'
import { families } from './zh/families.ts'
import { home } from './zh/home.ts'
import { profile } from './zh/profile.ts'
import { rewards } from './zh/rewards.ts'
import { settings } from './zh/settings.ts'
import { shell } from './zh/shell.ts'

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
