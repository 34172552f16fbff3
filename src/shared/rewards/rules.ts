/** All categories of rewards. */
export const rewardCategories = ['gift', 'privilege', 'toy', 'book', 'activity', 'treat', 'outing', 'other'] as const

export type RewardCategory = (typeof rewardCategories)[number]

const gifts: readonly RewardCategory[] = ['toy', 'book', 'treat', 'gift']

/** Returns the filter of the rewards screen that shows a category. */
export const findCategoryFilter = (category: RewardCategory): 'gift' | 'privilege' =>
  gifts.includes(category) ? 'gift' : 'privilege'

export const costLimits = { min: 1, max: 1_000_000 } as const

/** The prices in points that the reward form suggests, by filter. */
export const suggestedPrices = { gift: [20, 30, 50, 100, 200, 500], privilege: [30, 60, 120, 180] } as const

/** The prices that the reward form advises: points for one minute of a privilege, and for one unit of the reader's currency of a gift. */
export const suggestedPointRates = { perMinute: 1, perCurrencyUnit: 10 } as const

/** The rewards of a new child, in their order. */
export const rewardPresets = {
  toy_car: { cost: 100, category: 'toy' },
  story_book: { cost: 80, category: 'book' },
  stickers: { cost: 50, category: 'gift' },
  screen_time: { cost: 60, category: 'privilege' },
  later_bedtime: { cost: 40, category: 'privilege' },
  snack_choice: { cost: 30, category: 'treat' },
} as const satisfies Record<string, { cost: number; category: RewardCategory }>

export type RewardPresetKey = keyof typeof rewardPresets

/** The keys of the presets, in their order. */
export const rewardPresetKeys = Object.keys(rewardPresets) as RewardPresetKey[]

/** Returns the days until the balance covers `cost` at a pace in points a week: 0 when it does now, null without a pace. */
export const daysToAfford = (cost: number, balance: number, pointsPerWeek: number | null): number | null => {
  if (balance >= cost) return 0
  return pointsPerWeek === null || pointsPerWeek <= 0 ? null : Math.ceil(((cost - balance) * 7) / pointsPerWeek)
}

interface Priced {
  id: string
  pointsCost: number
}

/** Returns rewards with the nearest one, which is the cheapest one, first, and those that are promised already last. */
export const sortNearestFirst = <R extends Priced>(
  rewards: readonly R[],
  promisedIds: ReadonlySet<string | null>,
): R[] =>
  rewards.toSorted(
    (one, other) =>
      Number(promisedIds.has(one.id)) - Number(promisedIds.has(other.id)) || one.pointsCost - other.pointsCost,
  )

/**
 * Returns the reward that a child saves for: of those that are not promised already, the cheapest one that is covered and was
 * not covered by `lowest`, the lowest balance of today; else the cheapest one that is not covered; else the dearest one that is
 * covered. Where all are promised it is the cheapest one that is not covered.
 */
export const findNextReward = <R extends Priced>(
  rewards: readonly R[],
  balance: number,
  promisedIds: ReadonlySet<string | null>,
  lowest = balance,
): R | undefined => {
  const nearest = sortNearestFirst(rewards, promisedIds)
  const open = nearest.filter(({ id }) => !promisedIds.has(id))
  const isReached = ({ pointsCost }: R) => pointsCost <= balance && pointsCost > lowest
  const isMissing = ({ pointsCost }: R) => pointsCost > balance
  // Without one that is missing, the last one of the open is the dearest that is covered.
  return open.find(isReached) ?? open.find(isMissing) ?? open.at(-1) ?? nearest.find(isMissing)
}
