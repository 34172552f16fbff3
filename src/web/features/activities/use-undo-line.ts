import { useRef, type RefObject } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { canUndo } from '#shared/activities/rules.ts'
import { undoDays } from '#shared/acts/contract.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { parseMetadata } from '#web/ledger/activity-metadata.ts'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { useUndoAct } from '#web/ledger/use-command.ts'
import { useSend } from '#web/ledger/use-send.ts'
import type { Line } from './acts-of-visit.ts'
import { useRedo } from './use-redo.ts'

/** Undoes the acts of a list. */
export interface UndoLine<List extends HTMLElement> {
  /** Returns the handler that undoes an act; null if it cannot be undone. */
  undoOf: (line: Line) => (() => void) | null
  /** The list, which gets the focus of the button that disappears. */
  list: RefObject<List | null>
  /** Gives the list the focus. */
  focusList: () => void
}

interface RemovedMoment {
  momentId: string
  title: string
  onDone: () => void
}

/**
 * `send({ momentId, title, onDone })`: deletes a moment as an act, whose undo restores it. Undoing the act that wrote
 * it would delete it for good.
 */
const useRemoveMoment = () => {
  const t = useTranslations('acts')
  const undo = useUndoAct()
  return useSend(deleteMoment, {
    tapKey: ({ momentId }: RemovedMoment) => momentId,
    input: ({ momentId }) => ({ params: { id: momentId } }),
    success: (_, { title, onDone }, actId) => {
      onDone()
      const restore = () =>
        void undo.send({ actId, isRestore: true, message: t('redone', { title }), failure: t('redoFailed') })
      return { title: t('undone', { title }), kind: 'undone', action: { label: t('redo'), onClick: restore } }
    },
    failure: t('undoFailed'),
  })
}

/** Returns what undoes the acts of a list: the message then brings back what was undone, wherever that can be done. */
export const useUndoLine = <List extends HTMLElement>(): UndoLine<List> => {
  const t = useTranslations('acts')
  const titleOf = useActivityTitle()
  const undo = useUndoAct()
  const removeMoment = useRemoveMoment()
  const findRedo = useRedo()
  const list = useRef<List>(null)
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const focusList = () => list.current?.focus({ preventScroll: true })

  const undoLine = (line: Line) => {
    const { row, points, actId } = line
    const title = titleOf(row)
    const { momentId } = parseMetadata(row.metadata)
    if (row.type === 'moment' && typeof momentId === 'string') {
      void removeMoment.send({ momentId, title, onDone: focusList })
      return
    }
    const redo = findRedo(line)
    const change = { childId: row.childId, points: points ?? 0 }
    const action = redo ? { label: t('redo'), onClick: redo } : undefined
    void undo.send({ actId, change, message: t('undone', { title }), onDone: focusList, redo: action })
  }

  const undoOf = (line: Line) => (canUndo(line, now, undoDays) ? () => undoLine(line) : null)
  return { undoOf, list, focusList }
}
