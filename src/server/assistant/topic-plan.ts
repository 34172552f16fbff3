import type { Difficulty } from '#shared/habits/rules.ts'
import type { RewardCategory } from '#shared/rewards/rules.ts'

/** What a one-tap card adds or opens, whatever the language. `ages` narrows the topic's own, years inclusive. */
export type CardPlan = { ages?: readonly [from: number, to: number] } & (
  | { kind: 'behavior'; points: number }
  | { kind: 'habit'; difficulty: Difficulty; targetDays: number }
  | { kind: 'skill'; difficulty: Difficulty; target: number }
  | { kind: 'reward'; points: number; category: RewardCategory }
  | { kind: 'moment' }
  | { kind: 'open'; screen: 'behaviors' | 'habits' | 'rewards' }
)

/** A topic, whatever the language. */
export interface TopicPlan {
  /** Years inclusive; 18 stands for no upper limit. */
  ages: readonly [from: number, to: number]
  cards: Readonly<Record<string, CardPlan>>
  /** The topics of the follow-up chips. */
  followUps: readonly string[]
}
