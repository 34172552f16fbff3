import { praise } from '#web/i18n/praise/en.ts'
import { accountErrors } from './en/account-errors.ts'
import { activities } from './en/activities.ts'
import { assistant } from './en/assistant.ts'
import { auth } from './en/auth.ts'
import { badges } from './en/badges.ts'
import { behaviors } from './en/behaviors.ts'
import { children } from './en/children.ts'
import { exporting } from './en/exporting.ts'
import { families } from './en/families.ts'
import { feast } from './en/feast.ts'
import { feedback } from './en/feedback.ts'
import { fields } from './en/fields.ts'
import { glim } from './en/glim.ts'
import { goodNight } from './en/good-night.ts'
import { homeCards } from './en/home-cards.ts'
import { habits } from './en/habits.ts'
import { helplines } from './en/helplines.ts'
import { install } from './en/install.ts'
import { moments } from './en/moments.ts'
import { notFound } from './en/not-found.ts'
import { passkeys } from './en/passkeys.ts'
import { pictures } from './en/pictures.ts'
import { profile } from './en/profile.ts'
import { promises } from './en/promises.ts'
import { rewards } from './en/rewards.ts'
import { secondFactor } from './en/second-factor.ts'
import { sentence } from './en/sentence.ts'
import { settings } from './en/settings.ts'
import { shortcuts } from './en/shortcuts.ts'
import { skills } from './en/skills.ts'
import { sound } from './en/sound.ts'
import { tokens } from './en/tokens.ts'
import { webhooks } from './en/webhooks.ts'

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
