import { useState } from 'react'
import type { Activity } from '#shared/activities/contract.ts'
import type { ActEntry } from '#shared/activities/rules.ts'
import { useIsTouched } from '#web/lib/use-is-touched.ts'

export type Line = ActEntry<Activity>

/** Time without input after which rows may move, in milliseconds: nobody is about to tap one. */
const pauseMs = 2500

/** What is not listed any more, such as a deleted moment, was undone by an unknown member. */
const markUndone = (line: Line): Line => ({
  ...line,
  undone: line.undone ?? { by: null, via: null, at: line.row.createdAt },
})

/**
 * Returns the lines that a visit shows: those it showed before, as they are now and in their places, and new ones: at
 * once if they are of older days than all before, others if `takesNew`. `current` has the lines to show, newest first,
 * and those that were undone.
 */
export const mergeVisit = (
  before: readonly Line[],
  current: readonly Line[],
  { takesNew, takesUndone = false }: { takesNew: boolean; takesUndone?: boolean },
): readonly Line[] => {
  const known = new Set(before.map(({ actId }) => actId))
  const listed = new Set(current.map(({ actId }) => actId))
  const oldestDay = before.at(-1)?.row.day
  const isShown = ({ actId, row, undone }: Line) =>
    known.has(actId) ||
    ((takesUndone || undone === null) && (takesNew || oldestDay === undefined || row.day < oldestDay))
  const shown = current.filter(isShown)
  for (const [index, line] of before.entries()) {
    if (listed.has(line.actId)) continue
    const previous = before[index - 1]?.actId
    shown.splice(shown.findIndex(({ actId }) => actId === previous) + 1, 0, markUndone(line))
  }
  return shown
}

const isSameList = (one: readonly Line[], other: readonly Line[]): boolean =>
  one.length === other.length && one.every(({ actId }, index) => actId === other[index]?.actId)

/**
 * Returns the acts to show; with `takesUndone` also what was undone before. What is undone while they are shown keeps its
 * place, and what others record appears once nobody has touched the page for a moment.
 */
export const useActsOfVisit = (
  lines: readonly Line[],
  { isLoading, takesUndone }: { isLoading: boolean; takesUndone: boolean },
): readonly Line[] => {
  const isTouched = useIsTouched(pauseMs)
  const [before, setBefore] = useState<readonly Line[]>()
  if (before === undefined) {
    const shown = mergeVisit([], lines, { takesNew: true, takesUndone })
    if (!isLoading) setBefore(shown)
    return shown
  }
  const shown = mergeVisit(before, lines, { takesNew: !isTouched, takesUndone })
  if (!isSameList(before, shown)) setBefore(shown)
  return shown
}
