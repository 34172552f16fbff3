import type { Locale } from '#shared/locale/locale.ts'
import type { Messages } from './messages-schema.ts'
import type { DangerPatterns, RewardIdea, UnsuitablePatterns } from './shared-schema.ts'

/** What every answer needs, in each language. */
export type SharedContent = Readonly<
  Record<
    Locale,
    {
      messages: Messages
      rewardIdeas: RewardIdea[]
      unsuitable: UnsuitablePatterns
      danger: DangerPatterns
      ignoredWords: string[]
    }
  >
>
