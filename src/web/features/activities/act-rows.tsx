import { useRef } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { canUndo, type ActEntry } from '#shared/activities/rules.ts'
import { undoDays } from '#shared/acts/contract.ts'
import type { User } from '#shared/auth/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { timeSince, parseInstant } from '#shared/time/relative.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useUndoAct } from '#web/ledger/use-command.ts'
import { Card } from '#web/ui/card.tsx'
import { ActRow } from './act-row.tsx'

/** Returns a function that formats an instant as "5 minutes ago"; before today, with the time of day. */
const useFormatRelativeTime = (zone: string): ((instant: string) => string) => {
  const t = useTranslations('activities')
  const formatDate = useFormatInstant()
  const now = useNow({ updateInterval: 30_000 }).getTime()
  const formatRelative = (then: number): string => {
    const ago = timeSince(then, now)
    if (ago.unit === 'now') return t('justNow')
    return t(`${ago.unit}Ago`, { count: ago.count })
  }
  return (instant) => {
    const then = parseInstant(instant)
    if (then >= now || dayIn(then, zone) === dayIn(now, zone)) return formatRelative(then)
    return `${formatRelative(then)}, ${formatDate(then, { hour: 'numeric', minute: '2-digit', timeZone: zone })}`
  }
}

interface ActRowsProps {
  lines: readonly ActEntry<Activity>[]
  user: User
  label: string
  /** Shows undo buttons. */
  undoable?: boolean
  variant?: 'pill' | 'text'
}

/** Renders acts as rows of a card; if `undoable`, each with an undo button while it can be undone. */
export function ActRows({ lines, user, label, undoable = false, variant = 'pill' }: ActRowsProps) {
  const t = useTranslations()
  const titles = useTitles()
  const undo = useUndoAct()
  const list = useRef<HTMLUListElement>(null)
  const formatTime = useFormatRelativeTime(user.family.timeZone)
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const { members, former, agents } = user.family
  const nameOf = (id: string) => [...members, ...former].find((one) => one.id === id)?.name ?? null
  const agentOf = (id: string) => agents?.find((one) => one.id === id)?.name ?? null
  const onUndo = (line: ActEntry<Activity>) => () => {
    void undo.send({
      actId: line.actId,
      change: { childId: line.row.childId, points: line.points ?? 0 },
      message: t('acts.undone', { title: titles.activity(line.row) }),
      // The focused button is about to disappear.
      onDone: () => list.current?.focus({ preventScroll: true }),
    })
  }
  return (
    <Card kind="rows">
      <ul ref={list} tabIndex={-1} aria-label={label} className="outline-none">
        {lines.map((line) => (
          <ActRow
            key={line.actId}
            line={line}
            time={formatTime(line.row.happenedAt)}
            nameOf={nameOf}
            agentOf={agentOf}
            variant={variant}
            onUndo={undoable && canUndo(line, now, undoDays) ? onUndo(line) : undefined}
          />
        ))}
      </ul>
    </Card>
  )
}
