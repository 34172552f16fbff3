import { praise } from '#web/i18n/praise/zh.ts'
import { accountErrors } from './zh/account-errors.ts'
import { activities } from './zh/activities.ts'
import { assistant } from './zh/assistant.ts'
import { auth } from './zh/auth.ts'
import { badges } from './zh/badges.ts'
import { behaviors } from './zh/behaviors.ts'
import { children } from './zh/children.ts'
import { exporting } from './zh/exporting.ts'
import { families } from './zh/families.ts'
import { feast } from './zh/feast.ts'
import { feedback } from './zh/feedback.ts'
import { fields } from './zh/fields.ts'
import { glim } from './zh/glim.ts'
import { goodNight } from './zh/good-night.ts'
import { homeCards } from './zh/home-cards.ts'
import { habits } from './zh/habits.ts'
import { helplines } from './zh/helplines.ts'
import { install } from './zh/install.ts'
import { moments } from './zh/moments.ts'
import { notFound } from './zh/not-found.ts'
import { passkeys } from './zh/passkeys.ts'
import { pictures } from './zh/pictures.ts'
import { profile } from './zh/profile.ts'
import { promises } from './zh/promises.ts'
import { rewards } from './zh/rewards.ts'
import { secondFactor } from './zh/second-factor.ts'
import { sentence } from './zh/sentence.ts'
import { settings } from './zh/settings.ts'
import { shortcuts } from './zh/shortcuts.ts'
import { skills } from './zh/skills.ts'
import { sound } from './zh/sound.ts'
import { tokens } from './zh/tokens.ts'
import { webhooks } from './zh/webhooks.ts'

/** The words of the other screens; fetched with the first of them. */
export const messages = {
  accountErrors,
  activities,
  assistant,
  auth,
  badges,
  behaviors,
  children,
  exporting,
  families,
  feast,
  feedback,
  fields,
  glim,
  goodNight,
  homeCards,
  habits,
  helplines,
  install,
  moments,
  notFound,
  passkeys,
  pictures,
  profile,
  promises,
  rewards,
  secondFactor,
  sentence,
  settings,
  shortcuts,
  skills,
  sound,
  tokens,
  webhooks,
} as const

/** What is no message: sentences without arguments, several for the same. */
export const sentences = { praise } as const
