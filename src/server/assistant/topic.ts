import type { SourceId } from './sources.ts'
import type { topicPlan } from './topics/plan.ts'

export type TopicId = keyof typeof topicPlan

/** The words on a card. */
export interface CardText {
  /** What is added, at most 60 characters; of a moment its prompt, of a link its label. */
  title: string
  /** Of a challenge: what is counted. */
  unit?: string
  /** Of a habit: what it comes after, in the words that follow "after". */
  cue?: string
}

/** A sentence, perhaps for some ages only. */
export type Tip = string | { text: string; ages: readonly [from: number, to: number] }

/** A topic in one language. `{name}` stands for the child. */
export interface TopicText<Id extends TopicId = TopicId> {
  /** The label of its chip: at most 24 characters, 12 in Chinese; no two topics of a language share one. */
  name: string
  /** Words and phrases a parent would use for it, dialect words included. */
  synonyms: readonly string[]
  /** Questions as parents type them. */
  questions: readonly string[]
  /** Warm sentences that name the situation; one of them begins the answer. */
  openings: readonly [string, ...string[]]
  /** Each at most 25 words, 45 characters in Chinese. */
  tips: readonly [Tip, Tip, Tip, ...Tip[]]
  /** What the tips rest on; only sources that may be named. */
  sources?: readonly SourceId[]
  cards: Record<keyof (typeof topicPlan)[Id]['cards'], CardText>
}
