import type { RewardCategory } from '#shared/rewards/rules.ts'
import type { Ages } from './band.ts'

interface BankReward {
  /** The wait it is worth, in days at the child's pace. */
  days: number
  ages: Ages
  category: RewardCategory
}

const little: Ages = [4, 6]
const middle: Ages = [7, 10]
const big: Ages = [11, 18]

const of = (ages: Ages, days: number, category: RewardCategory): BankReward => ({ ages, days, category })

/** Rewards that cost little and are shared, by age and by how long they are worth waiting for. */
export const rewardBank = {
  extraStory: of(little, 1, 'privilege'),
  dinnerPlates: of(little, 1, 'privilege'),
  sticker: of(little, 1, 'gift'),
  shoulderRide: of(little, 1, 'activity'),
  park: of(little, 4, 'outing'),
  floorPicnic: of(little, 4, 'activity'),
  bake: of(little, 4, 'activity'),
  storyBook: of(little, 7, 'book'),
  smallToy: of(little, 7, 'toy'),
  softToyZoo: of(little, 7, 'activity'),
  music: of(middle, 1, 'privilege'),
  moreTime: of(middle, 1, 'privilege'),
  hotChocolate: of(middle, 1, 'treat'),
  gameNight: of(middle, 4, 'activity'),
  friendToPlay: of(middle, 4, 'activity'),
  bikeTrip: of(middle, 4, 'outing'),
  book: of(middle, 12, 'book'),
  craftKit: of(middle, 12, 'gift'),
  swimming: of(middle, 12, 'outing'),
  sleepover: of(middle, 25, 'activity'),
  dayTrip: of(middle, 25, 'outing'),
  chooseDinner: of(big, 1, 'privilege'),
  lift: of(big, 1, 'privilege'),
  friendForDinner: of(big, 4, 'activity'),
  film: of(big, 4, 'privilege'),
  cinema: of(big, 12, 'outing'),
  cafe: of(big, 12, 'outing'),
  room: of(big, 12, 'activity'),
  concert: of(big, 25, 'other'),
  gear: of(big, 25, 'gift'),
} as const

export type BankKey = keyof typeof rewardBank
