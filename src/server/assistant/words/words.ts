import type { ChatAction } from '#shared/assistant/contract.ts'
import type { QuickPreset } from '#shared/behaviors/rules.ts'
import type { RewardPreset } from '#shared/rewards/rules.ts'
import type { BankKey } from '#server/assistant/reward-bank.ts'

/** The assistant's own sentences in one language. `{name}` stands for the child. */
export interface Words {
  /** Labels of the chips that lead to a flow. */
  actions: Readonly<Record<ChatAction, string>>
  basedOn: (sources: string) => string
  /** Between two topics that fit alike. */
  which: (one: string, other: string) => string
  nothing: string
  safety: string
  helplines: (text: string) => string
  tips: {
    hard: (title: string, times: number, good: number) => string
    idle: (title: string, days: number) => string
    running: (title: string, run: number, target: number) => string
    good: (title: string, times: number) => string
    quiet: string
    little: string
    say: (sentence: string) => string
  }
  rewards: {
    atPace: (pace: number, balance: number) => string
    noPace: (pace: number, balance: number) => string
    idea: (title: string, points: number, days: number) => string
    /** The same while there is no pace to go by. */
    guess: (title: string, points: number, days: number) => string
    choose: string
    /** Below four: without prices. */
    little: string
    none: string
  }
  recommendations: {
    because: (title: string) => string
    further: (title: string, run: number) => string
    start: string
    behavior: (title: string, points: number) => string
    habit: (title: string, days: number) => string
    skill: (title: string, target: number, unit: string) => string
    oneByOne: string
    little: string
    none: string
  }
  /** Specific, without inflation. */
  praise: readonly [string, ...string[]]
  bank: Readonly<Record<BankKey, string>>
  /** What the app calls its presets, to know what a child has. */
  presets: Readonly<Record<QuickPreset | RewardPreset, string>>
}
