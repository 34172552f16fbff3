import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { Meta, RowTitle } from './act-row.tsx'
import type { Line } from './acts-of-visit.ts'
import { RowEnd } from './row-end.tsx'
import { useActTime } from './use-act-time.ts'
import { useLineTexts } from './use-line-texts.ts'

/** Most acts that are shown with a picture. */
const maxPictures = 4

interface FoldedSummaryProps {
  /** The acts of one day, newest first. */
  lines: readonly Line[]
  /** Returns the title by the number of acts that stand, or of all if none does. */
  formatTitle: (count: number) => string
  /** Whether the acts are equal: then there is one picture, and each has its time. */
  areEqual?: boolean
  /** What they are, if the title does not tell. */
  details?: readonly string[]
  /** Cuts the details off after one line, rather than two. */
  isDetailsInOneLine?: boolean
  user: Pick<User, 'id' | 'family'>
  zone: string
}

/** Renders what a row of several acts shows of them before it is opened. */
export function FoldedSummary({ lines, formatTitle, areEqual = false, details = [], ...props }: FoldedSummaryProps) {
  const { user, zone, isDetailsInOneLine = false } = props
  const t = useTranslations('activities')
  const texts = useLineTexts(user)
  const joinFacts = useJoinFacts()
  const { formatRange, formatTimes } = useActTime(zone)
  const standing = lines.filter(({ undone }) => undone === null)
  const counted = standing.length > 0 ? standing : lines
  const isUndone = standing.length === 0
  return (
    <>
      <Pictures lines={areEqual ? lines.slice(0, 1) : lines} className={isUndone ? 'opacity-60' : undefined} />
      {/* It keeps its height when the details go. */}
      <span ref={keepLargestHeight} className="min-w-0 flex-1">
        <RowTitle className={isUndone ? 'text-text-2' : ''}>{formatTitle(counted.length)}</RowTitle>
        {details.length > 0 && !isUndone && (
          <span
            className={classNames(
              'text-meta text-text-2 wrap-anywhere',
              isDetailsInOneLine ? 'line-clamp-1' : 'line-clamp-2',
            )}
          >
            {joinFacts(...details)}
          </span>
        )}
        <Meta
          parts={[
            (areEqual ? formatTimes : formatRange)(counted.map(({ row }) => row)),
            isUndone ? t('undone') : texts.people(counted.toReversed()),
          ]}
        />
      </span>
      <RowEnd points={standing.reduce((sum, { points }) => sum + (points ?? 0), 0)} variant="text" />
    </>
  )
}

/** The size of a picture by their number. */
const sizes: Readonly<Record<number, number>> = { 1: 40, 2: 26 }

/** Renders the pictures of acts in the room of one: one fills it, two overlap, more are side by side. */
function Pictures({ lines, className }: { lines: readonly Line[]; className: string | undefined }) {
  const shown = lines.toReversed().slice(0, maxPictures)
  const overlap = shown.length === 2
  return (
    <span className={classNames('flex size-10 shrink-0 flex-wrap content-start', !overlap && 'gap-0.5', className)}>
      {shown.map(({ actId, row }) => (
        <ActPicture
          key={actId}
          row={row}
          size={sizes[shown.length] ?? 19}
          className={overlap ? 'ring-2 ring-surface last:-mt-3 last:ml-auto' : ''}
        />
      ))}
    </span>
  )
}
