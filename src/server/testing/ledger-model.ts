import { defaultQuickList, addQuickEntry, isSameEntry, type QuickEntry } from '#shared/behaviors/rules.ts'
import { rewardPresetKeys, rewardPresets } from '#shared/rewards/rules.ts'
import { dayMs } from '#shared/time/duration.ts'

/*
 * A model of the ledger in plain arrays, without a database. Of the product's code it uses only constants and the rule
 * of the quick list.
 */

export interface ModelActivity {
  actKey: string
  points: number
  /** The key of the act that it compensates. */
  undoes: string | null
}

export interface ModelChild {
  id: string
  name: string
  gone: boolean
  quick: readonly QuickEntry[]
  activities: ModelActivity[]
}

export interface ModelReward {
  id: string
  child: ModelChild
  cost: number
  deleted: boolean
}

export interface ModelRedemption {
  id: string
  actKey: string
  child: ModelChild
  given: boolean
  returned: boolean
}

export interface ModelAct {
  key: string
  /** Null if it outlives its child. */
  child: ModelChild | null
  type: 'behavior' | 'redeem' | 'redemption_given' | 'reward_deleted' | 'undo' | 'other'
  at: number
  undone: boolean
  quickEntry?: QuickEntry | null
  reward?: ModelReward
  /** The redemption that it marked as given. */
  given?: ModelRedemption
}

export interface LedgerModel {
  children: ModelChild[]
  rewards: ModelReward[]
  redemptions: ModelRedemption[]
  acts: ModelAct[]
}

export const createEmptyModel = (): LedgerModel => ({ children: [], rewards: [], redemptions: [], acts: [] })

export const addModelChild = (
  model: LedgerModel,
  id: string,
  name: string,
  presets: readonly { id: string }[],
): ModelChild => {
  const child: ModelChild = { id, name, gone: false, quick: defaultQuickList, activities: [] }
  model.children.push(child)
  for (const [n, preset] of rewardPresetKeys.entries()) {
    model.rewards.push({ id: presets[n]?.id ?? '', child, cost: rewardPresets[preset].cost, deleted: false })
  }
  return child
}

export const computeBalance = (child: ModelChild): number =>
  child.activities.reduce((sum, { points }) => sum + points, 0)

/** Returns the sum of all points that a child of the model earned, without deductions and undone acts. */
export const computeEarnedPoints = (child: ModelChild): number => {
  const undoneKeys = new Set(child.activities.map(({ undoes }) => undoes))
  return child.activities
    .filter(({ points, undoes, actKey }) => points > 0 && undoes === null && !undoneKeys.has(actKey))
    .reduce((sum, { points }) => sum + points, 0)
}

/** Awards or deducts points in the model; returns the entry added to the quick list, or null. */
export const recordModelBehavior = (
  child: ModelChild,
  key: string,
  points: number,
  entry: QuickEntry | null,
): QuickEntry | null => {
  child.activities.push({ actKey: key, points, undoes: null })
  const list = entry && addQuickEntry(child.quick, entry)
  if (list) child.quick = list
  return list ? entry : null
}

/** Returns the error code with which the API must reject a redemption, or null. */
export const findRedeemError = (child: ModelChild, reward: ModelReward, pointsSpent: number): string | null => {
  if (child.gone || reward.child !== child || reward.deleted) return 'not_found'
  if (pointsSpent !== reward.cost) return 'reward_price_changed'
  return computeBalance(child) < reward.cost ? 'insufficient_points' : null
}

/** Returns the error code with which the API must reject an undo, or null. */
export const findUndoError = (model: LedgerModel, act: ModelAct, now: number): string | null => {
  if (act.child?.gone) return 'not_found'
  if (act.type === 'undo' || act.type === 'other') return 'not_undoable'
  if (act.undone) return 'already_undone'
  if (now - act.at <= 7 * dayMs) return act.given?.returned ? 'redemption_returned' : null
  const redemption = model.redemptions.find(({ actKey }) => actKey === act.key)
  return redemption && !redemption.given ? null : 'undo_expired'
}

const isAddedLater = (model: LedgerModel, act: ModelAct, entry: QuickEntry) =>
  model.acts
    .slice(model.acts.indexOf(act) + 1)
    .some((one) => one.child === act.child && one.quickEntry && isSameEntry(one.quickEntry, entry))

/** Undoes an act in the model; `key` is that of the undo. */
export const undoModelAct = (model: LedgerModel, act: ModelAct, key: string): void => {
  act.undone = true
  const { child, quickEntry: entry } = act
  if (!child) return
  for (const { points } of child.activities.filter(({ actKey }) => actKey === act.key)) {
    child.activities.push({ actKey: key, points: -points, undoes: act.key })
  }
  const redemption = model.redemptions.find(({ actKey }) => actKey === act.key)
  if (redemption) redemption.returned = true
  if (act.given) act.given.given = false
  if (act.type === 'reward_deleted' && act.reward) act.reward.deleted = false
  if (entry && !isAddedLater(model, act, entry)) child.quick = child.quick.filter((one) => !isSameEntry(one, entry))
}
