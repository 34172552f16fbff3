import { praise } from '#web/i18n/praise/es.ts'
import { accountErrors } from './es/account-errors.ts'
import { activities } from './es/activities.ts'
import { assistant } from './es/assistant.ts'
import { auth } from './es/auth.ts'
import { badges } from './es/badges.ts'
import { behaviors } from './es/behaviors.ts'
import { children } from './es/children.ts'
import { exporting } from './es/exporting.ts'
import { families } from './es/families.ts'
import { feast } from './es/feast.ts'
import { feedback } from './es/feedback.ts'
import { fields } from './es/fields.ts'
import { glim } from './es/glim.ts'
import { goodNight } from './es/good-night.ts'
import { homeCards } from './es/home-cards.ts'
import { habits } from './es/habits.ts'
import { helplines } from './es/helplines.ts'
import { install } from './es/install.ts'
import { moments } from './es/moments.ts'
import { notFound } from './es/not-found.ts'
import { passkeys } from './es/passkeys.ts'
import { pictures } from './es/pictures.ts'
import { profile } from './es/profile.ts'
import { promises } from './es/promises.ts'
import { rewards } from './es/rewards.ts'
import { secondFactor } from './es/second-factor.ts'
import { sentence } from './es/sentence.ts'
import { settings } from './es/settings.ts'
import { shortcuts } from './es/shortcuts.ts'
import { skills } from './es/skills.ts'
import { sound } from './es/sound.ts'
import { tokens } from './es/tokens.ts'
import { webhooks } from './es/webhooks.ts'

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
