import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ActRow, Meta } from './act-row.tsx'
import type { Line } from './acts-of-visit.ts'
import { OpeningRow } from './opening-row.tsx'
import { RowEnd } from './row-end.tsx'
import { useActTime } from './use-act-time.ts'
import { useLineTexts } from './use-line-texts.ts'

/** With more check-ins the others have no picture. */
const maxPictures = 4

interface CheckInsRowProps {
  /** The check-ins of one day, newest first. */
  lines: readonly Line[]
  user: Pick<User, 'family'>
  zone: string
  undoOf: (line: Line) => (() => void) | null
}

/** Renders the check-ins of a day as one row that opens in place. */
export function CheckInsRow({ lines, user, zone, undoOf }: CheckInsRowProps) {
  const { formatWithinDay } = useActTime(zone)
  return (
    <OpeningRow
      data-check-ins={lines.length}
      rowClassName="flex min-h-16 items-center gap-3 py-2"
      contentClassName="-mx-3.5 bg-surface-2/60 px-3.5"
      renderSummary={(_, arrow) => <Summary lines={lines} user={user} zone={zone} arrow={arrow} />}
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

type SummaryProps = Pick<CheckInsRowProps, 'lines' | 'user' | 'zone'> & { arrow: ReactNode }

function Summary({ lines, user, zone, arrow }: SummaryProps) {
  const t = useTranslations('activities')
  const texts = useLineTexts(user)
  const { formatRange } = useActTime(zone)
  const standing = lines.filter(({ undone }) => undone === null)
  const counted = standing.length > 0 ? standing : lines
  const people = [...new Set(counted.map(({ row }) => texts.nameActor(row)))].join(', ')
  const isUndone = standing.length === 0
  return (
    <>
      <Pictures lines={lines} className={isUndone ? 'opacity-60' : undefined} />
      <span className="min-w-0 flex-1">
        <span className={classNames('type-h3 block wrap-anywhere', isUndone && 'text-text-2')}>
          {t('checkIns', { count: counted.length })}
        </span>
        <Meta
          parts={[formatRange(counted.map(({ row }) => row)), isUndone ? t('undone') : t('notedBy', { name: people })]}
        />
      </span>
      <RowEnd points={standing.reduce((sum, { points }) => sum + (points ?? 0), 0)} variant="text" edge={arrow} />
    </>
  )
}

/** Renders the pictures of check-ins in the room of one: two overlap, more are side by side. */
function Pictures({ lines, className }: { lines: readonly Line[]; className: string | undefined }) {
  const shown = lines.toReversed().slice(0, maxPictures)
  const overlap = shown.length === 2
  return (
    <span className={classNames('flex size-10 shrink-0 flex-wrap content-start', !overlap && 'gap-0.5', className)}>
      {shown.map(({ actId, row }) => (
        <ActPicture
          key={actId}
          row={row}
          size={overlap ? 26 : 19}
          className={overlap ? 'ring-2 ring-surface last:-mt-3 last:ml-auto' : ''}
        />
      ))}
    </span>
  )
}
