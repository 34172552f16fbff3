import type { Child } from '#shared/children/contract.ts'
import type { EarlierDay } from './use-award.ts'
import { findAwardKey, findPreset, useAwardsOf } from './use-tile-counts.ts'
import { useUndoAward } from './use-undo-award.ts'

/** `undoLast(key)`: undoes the last recorded award of a tile on a day, or today if it is null, whoever gave it. */
export const useUndoLastAward = (child: Child, day: EarlierDay | null) => {
  const { recorded } = useAwardsOf(child, day)
  const undo = useUndoAward(child)
  return (key: string): void => {
    const last = recorded.findLast((award) => findAwardKey(award) === key)
    if (!last) return
    const { title, points, actId } = last
    const preset = findPreset(last)
    const award = { title, points: points ?? 0, ...(preset && { preset }) }
    void undo({ award, actId: Promise.resolve(actId) })
  }
}
