/** Titles and sentences, one a line. */
export interface NeverCases {
  /** Never pointed. */
  points: string
  /** Never given for points. */
  rewards: string
  /** Never said by anybody. */
  said: string
  /** Fine as a behaviour, a habit or a challenge. */
  fine: string
  /** Fine as a reward. */
  fineRewards: string
}
