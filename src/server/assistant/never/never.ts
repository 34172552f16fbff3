/** What is never pointed, rewarded with or threatened with, as patterns over folded text. */
export interface NeverWords {
  /** Nobody decides to sleep, to be dry, not to be afraid; love and faith are not for sale. */
  points: readonly RegExp[]
  rewards: readonly RegExp[]
  consequences: readonly RegExp[]
  /** Whether a sentence is about points at all. */
  aboutPoints: RegExp
}
