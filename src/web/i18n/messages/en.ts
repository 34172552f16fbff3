import { activities } from './en/activities.ts'
import { behaviors } from './en/behaviors.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { rewards } from './en/rewards.ts'
import { shell } from './en/shell.ts'

/** The words that the first screen of the app needs, and what is on every screen. */
export const messages = { activities, behaviors, common, errors, home, rewards, shell } as const
