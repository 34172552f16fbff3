import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { ActRow } from './act-row.tsx'
import { placeOf, type Line } from './acts-of-visit.ts'
import { FoldedSummary } from './folded-summary.tsx'
import { actRowClasses, OpeningRow } from './opening-row.tsx'
import { useActTime } from './use-act-time.ts'
import { useLineTexts } from './use-line-texts.ts'

interface FoldedLinesProps {
  /** Acts of one day, newest first. */
  lines: readonly Line[]
  user: Pick<User, 'id' | 'family'>
  zone: string
  undoOf: (line: Line) => (() => void) | null
}

/** Renders the check-ins of a day as one row that opens in place. */
export function CheckInsRow(props: FoldedLinesProps) {
  const t = useTranslations('activities')
  const texts = useLineTexts(props.user)
  const standing = props.lines.filter(({ undone }) => undone === null)
  return (
    <FoldedLines
      {...props}
      data-check-ins={props.lines.length}
      summary={
        <FoldedSummary
          {...props}
          formatTitle={(count) => t('checkIns', { count })}
          details={standing.toReversed().map((line) => texts.title(line))}
          isDetailsInOneLine
        />
      }
    />
  )
}

/** Renders equal acts that follow each other as one row that opens in place. */
export function RepeatsRow(props: FoldedLinesProps) {
  const t = useTranslations('activities')
  const texts = useLineTexts(props.user)
  const [newest] = props.lines
  if (!newest) return null
  const title = texts.title(newest)
  return (
    <FoldedLines
      {...props}
      data-repeats={props.lines.length}
      summary={
        <FoldedSummary
          {...props}
          areEqual
          formatTitle={(count) => (count > 1 ? t('repeated', { title, count }) : title)}
        />
      }
    />
  )
}

type FoldedLinesWithSummary = FoldedLinesProps & {
  summary: ReactNode
  [data: `data-${string}`]: number
}

function FoldedLines({ lines, user, zone, undoOf, summary, ...data }: FoldedLinesWithSummary) {
  const { formatWithinDay } = useActTime(zone)
  return (
    <OpeningRow
      {...data}
      rowClassName={actRowClasses}
      contentClassName="-mx-3.5 bg-surface-2/60 px-3.5"
      renderSummary={() => summary}
    >
      <ul>
        {lines.toReversed().map((line) => (
          <ActRow
            key={placeOf(line)}
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
