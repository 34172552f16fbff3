import { useRef } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { canUndo } from '#shared/activities/rules.ts'
import { undoDays } from '#shared/acts/contract.ts'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { useUndoAct } from '#web/ledger/use-command.ts'
import type { Line } from './acts-of-visit.ts'

/**
 * Returns `undoOf(line)`, which returns the handler that undoes an act, or null if it cannot be undone; and a ref for the
 * list, which then gets the focus of the button that disappears.
 */
export const useUndoLine = <List extends HTMLElement>() => {
  const t = useTranslations('acts')
  const titleOf = useActivityTitle()
  const undo = useUndoAct()
  const list = useRef<List>(null)
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const undoOf = (line: Line) => {
    if (!canUndo(line, now, undoDays)) return null
    return () =>
      void undo.send({
        actId: line.actId,
        change: { childId: line.row.childId, points: line.points ?? 0 },
        message: t('undone', { title: titleOf(line.row) }),
        onDone: () => list.current?.focus({ preventScroll: true }),
      })
  }
  return { undoOf, list }
}
