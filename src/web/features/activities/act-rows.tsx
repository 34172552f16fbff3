import { useRef } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { canUndo, type ActLine } from '#shared/activities/rules.ts'
import { undoDays } from '#shared/acts/contract.ts'
import type { User } from '#shared/auth/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { Card } from '#web/ui/card.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { ActRow } from './act-row.tsx'
import { useRelativeTime } from './use-relative-time.ts'

interface ActRowsProps {
  lines: readonly ActLine<Activity>[]
  user: User
  label: string
  /** Without it the rows only tell. */
  undoable?: boolean
  variant?: 'pill' | 'text'
}

/** Some acts as one card, each with its way back. */
export function ActRows({ lines, user, label, undoable = false, variant = 'pill' }: ActRowsProps) {
  const t = useTranslations('activities')
  const titles = useTitles()
  const undo = useUndo()
  const isNewTap = useDoubleTapGuard()
  const list = useRef<HTMLUListElement>(null)
  const ago = useRelativeTime(user.family.timeZone)
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const { members, former } = user.family
  const nameOf = (id: string) => [...members, ...former].find((one) => one.id === id)?.name ?? null
  const onUndo = (line: ActLine<Activity>) => () => {
    const { childId } = line.row
    const said = t('undone', { title: titles.activity(line.row) })
    const given = { actId: line.actId, childId, points: line.points ?? 0, said }
    // The button goes away, and soon perhaps the row.
    if (isNewTap(line.actId)) undo.mutate(given, { onSuccess: () => list.current?.focus({ preventScroll: true }) })
  }
  return (
    <Card kind="rows">
      <ul ref={list} tabIndex={-1} aria-label={label} className="outline-none">
        {lines.map((line) => (
          <ActRow
            key={line.actId}
            line={line}
            when={ago(line.row.createdAt)}
            nameOf={nameOf}
            variant={variant}
            onUndo={undoable && canUndo(line, now, undoDays) ? onUndo(line) : undefined}
          />
        ))}
      </ul>
    </Card>
  )
}
