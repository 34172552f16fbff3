import { defaultQuickList, withNewEntry, sameEntry, type QuickEntry } from '#shared/behaviors/rules.ts'
import { rewardPresetKeys, rewardPresets } from '#shared/rewards/rules.ts'
import { dayMs } from '#shared/time/duration.ts'

/*
 * The ledger as plain arrays: what a family would have written on paper. It knows no database and none of the server's
 * code but the constants and the rule of the quick list.
 */

export interface Line {
  act: string
  points: number
  /** The act whose line this one takes back. */
  undoes: string | null
}

export interface Kid {
  id: string
  name: string
  gone: boolean
  quick: readonly QuickEntry[]
  lines: Line[]
}

export interface Wish {
  id: string
  kid: Kid
  cost: number
  deleted: boolean
}

export interface Promised {
  id: string
  act: string
  kid: Kid
  given: boolean
  returned: boolean
}

export interface Deed {
  key: string
  /** Null when it outlives its child. */
  kid: Kid | null
  what: 'behavior' | 'redeem' | 'reward_deleted' | 'undo' | 'other'
  at: number
  undone: boolean
  tile?: QuickEntry | null
  wish?: Wish
}

export interface Model {
  kids: Kid[]
  wishes: Wish[]
  promises: Promised[]
  deeds: Deed[]
}

export const emptyModel = (): Model => ({ kids: [], wishes: [], promises: [], deeds: [] })

export const newKid = (model: Model, id: string, name: string, presets: readonly { id: string }[]): Kid => {
  const kid: Kid = { id, name, gone: false, quick: defaultQuickList, lines: [] }
  model.kids.push(kid)
  for (const [n, preset] of rewardPresetKeys.entries()) {
    model.wishes.push({ id: presets[n]?.id ?? '', kid, cost: rewardPresets[preset].cost, deleted: false })
  }
  return kid
}

export const pointsOf = (kid: Kid): number => kid.lines.reduce((sum, { points }) => sum + points, 0)

/** Everything ever earned: what was taken back counts no longer. */
export const earnedOf = (kid: Kid): number => {
  const takenBack = new Set(kid.lines.map(({ undoes }) => undoes))
  return kid.lines
    .filter(({ act, points, undoes }) => points > 0 && undoes === null && !takenBack.has(act))
    .reduce((sum, { points }) => sum + points, 0)
}

/** Awards or deducts; the tile it adds, if any. */
export const behave = (kid: Kid, key: string, points: number, entry: QuickEntry | null): QuickEntry | null => {
  kid.lines.push({ act: key, points, undoes: null })
  const longer = entry && withNewEntry(kid.quick, entry)
  if (longer) kid.quick = longer
  return longer ? entry : null
}

/** With what a redeem is refused, or null. */
export const redeemRefusal = (kid: Kid, wish: Wish, sent: number): string | null => {
  if (kid.gone || wish.kid !== kid || wish.deleted) return 'not_found'
  if (sent !== wish.cost) return 'reward_price_changed'
  return pointsOf(kid) < wish.cost ? 'insufficient_points' : null
}

/** With what the undo of a deed is refused, or null. */
export const undoRefusal = (model: Model, deed: Deed, now: number): string | null => {
  if (deed.kid?.gone) return 'not_found'
  if (deed.what === 'undo' || deed.what === 'other') return 'not_undoable'
  if (deed.undone) return 'already_undone'
  if (now - deed.at <= 7 * dayMs) return null
  const promise = model.promises.find(({ act }) => act === deed.key)
  return promise && !promise.given ? null : 'undo_expired'
}

const addedLater = (model: Model, deed: Deed, tile: QuickEntry) =>
  model.deeds
    .slice(model.deeds.indexOf(deed) + 1)
    .some((one) => one.kid === deed.kid && one.tile && sameEntry(one.tile, tile))

/** Takes a deed back. */
export const undo = (model: Model, deed: Deed, key: string): void => {
  deed.undone = true
  const { kid, tile } = deed
  if (!kid) return
  for (const line of kid.lines.filter(({ act }) => act === deed.key)) {
    kid.lines.push({ act: key, points: -line.points, undoes: deed.key })
  }
  const promise = model.promises.find(({ act }) => act === deed.key)
  if (promise) promise.returned = true
  if (deed.what === 'reward_deleted' && deed.wish) deed.wish.deleted = false
  if (tile && !addedLater(model, deed, tile)) kid.quick = kid.quick.filter((one) => !sameEntry(one, tile))
}
