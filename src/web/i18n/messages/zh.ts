import { activities } from './zh/activities.ts'
import { behaviors } from './zh/behaviors.ts'
import { common } from './zh/common.ts'
import { errors } from './zh/errors.ts'
import { home } from './zh/home.ts'
import { rewards } from './zh/rewards.ts'
import { shell } from './zh/shell.ts'

/** The words that the first screen of the app needs, and what is on every screen. */
export const messages = { activities, behaviors, common, errors, home, rewards, shell } as const
