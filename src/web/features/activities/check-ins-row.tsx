import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { ActRow } from './act-row.tsx'
import type { Line } from './acts-of-visit.ts'
import { FoldedSummary } from './folded-summary.tsx'
import { OpeningRow } from './opening-row.tsx'
import { useActTime } from './use-act-time.ts'

interface CheckInsRowProps {
  /** The check-ins of one day, newest first. */
  lines: readonly Line[]
  user: Pick<User, 'family'>
  zone: string
  undoOf: (line: Line) => (() => void) | null
}

/** Renders the check-ins of a day as one row that opens in place. */
export function CheckInsRow({ lines, user, zone, undoOf }: CheckInsRowProps) {
  const t = useTranslations('activities')
  const { formatWithinDay } = useActTime(zone)
  return (
    <OpeningRow
      data-check-ins={lines.length}
      rowClassName="flex min-h-16 items-center gap-3 py-2"
      contentClassName="-mx-3.5 bg-surface-2/60 px-3.5"
      renderSummary={(_, arrow) => (
        <FoldedSummary lines={lines} formatTitle={(count) => t('checkIns', { count })} {...{ user, zone, arrow }} />
      )}
    >
      <ul>
        {lines.toReversed().map((line) => (
          <ActRow
            key={line.actId}
            line={line}
            time={formatWithinDay(line.row)}
            user={user}
            variant="text"
            undoneStyle="quiet"
            onUndo={undoOf(line)}
          />
        ))}
      </ul>
    </OpeningRow>
  )
}
