import { activities } from './es/activities.ts'
import { behaviors } from './es/behaviors.ts'
import { common } from './es/common.ts'
import { errors } from './es/errors.ts'
import { home } from './es/home.ts'
import { rewards } from './es/rewards.ts'
import { shell } from './es/shell.ts'

/** The words that the first screen of the app needs, and what is on every screen. */
export const messages = { activities, behaviors, common, errors, home, rewards, shell } as const
