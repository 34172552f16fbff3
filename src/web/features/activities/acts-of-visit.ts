import { useState } from 'react'
import type { Activity } from '#shared/activities/contract.ts'
import type { ActEntry } from '#shared/activities/rules.ts'
import { useIsTouched } from '#web/lib/use-is-touched.ts'

export type Line = ActEntry<Activity> & {
  /** The undone act in whose place it stands, if it restored one. */
  place?: string
}

/** Time without input after which rows may move, in milliseconds: nobody is about to tap one. */
export const pauseMs = 2500

/** Returns a line that is no longer listed, such as a deleted moment, as undone by an unknown member. */
const markUndone = (line: Line): Line => ({
  ...line,
  undone: line.undone ?? { by: null, via: null, at: line.row.createdAt },
})

/** Returns what identifies a line while it is shown, also after its act was undone and recorded again. */
export const placeOf = ({ place, actId }: Line): string => place ?? actId

/** Returns whether an act is another one recorded again; moments are restored themselves. */
const isSameAct = ({ row: one, points }: Line, { row: other, points: otherPoints }: Line): boolean =>
  one.type !== 'moment' &&
  one.type === other.type &&
  one.title === other.title &&
  one.description === other.description &&
  points === otherPoints &&
  one.happenedAt === other.happenedAt &&
  (one.groupId ?? null) === (other.groupId ?? null)

/** Returns the acts that restored an undone act, now or earlier in the visit, by the place of the undone one. */
const findRestored = (before: readonly Line[], current: readonly Line[]): Map<string, Line> => {
  const byId = new Map(current.map((line) => [line.actId, line]))
  const restored = new Map<string, Line>()
  for (const { place, actId } of before) {
    const now = byId.get(actId)
    if (place !== undefined && now) restored.set(place, { ...now, place })
  }
  const taken = new Set(before.map(({ actId }) => actId))
  const undone = before.flatMap((line) => {
    const now = byId.get(line.actId)
    return now?.undone ? [{ ...now, place: placeOf(line), at: now.undone.at }] : []
  })
  // What was undone last is restored first.
  for (const line of undone.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const again = current.find(
      (one) => one.undone === null && !taken.has(one.actId) && one.row.createdAt >= line.at && isSameAct(one, line),
    )
    if (!again) continue
    taken.add(again.actId)
    restored.set(line.place, { ...again, place: line.place })
  }
  return restored
}

/**
 * Returns the lines that a visit shows: those it showed before, as they are now and in their places, and new ones: at
 * once if they are of older days than all before, others if `takesNew`. What was recorded again for its time stands at once
 * in the place of the undone act, but with `takesUndone` both are listed. `current` has the lines to show, newest first, and
 * those that were undone.
 */
export const mergeVisit = (
  before: readonly Line[],
  current: readonly Line[],
  { takesNew, takesUndone = false }: { takesNew: boolean; takesUndone?: boolean },
): readonly Line[] => {
  const restored = takesUndone ? new Map<string, Line>() : findRestored(before, current)
  const moved = new Set([...restored.values()].map(({ actId }) => actId))
  const known = new Set(before.map(placeOf))
  const listed = new Set(current.map(({ actId }) => actId))
  const oldestDay = before.at(-1)?.row.day
  const isShown = ({ actId, row, undone }: Line) =>
    known.has(actId) ||
    (!moved.has(actId) &&
      (takesUndone || undone === null) &&
      (takesNew || oldestDay === undefined || row.day < oldestDay))
  const shown = current.filter(isShown)
  for (const [index, line] of before.entries()) {
    if (listed.has(placeOf(line))) continue
    const previous = before[index - 1]
    const at = shown.findIndex(({ actId }) => previous && actId === placeOf(previous))
    shown.splice(at + 1, 0, markUndone(line))
  }
  return shown.map((line) => restored.get(placeOf(line)) ?? line)
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
