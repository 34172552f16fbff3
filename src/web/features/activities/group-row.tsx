import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { useUndoGroup } from '#web/ledger/use-undo-group.ts'
import { Button } from '#web/ui/button.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { ActRow } from './act-row.tsx'
import { placeOf, type Line } from './acts-of-visit.ts'
import { FoldedSummary } from './folded-summary.tsx'
import { MomentRow } from './moment-row.tsx'
import { actRowClasses, OpeningRow } from './opening-row.tsx'
import { useActTime } from './use-act-time.ts'
import { useLineTexts } from './use-line-texts.ts'

interface GroupRowProps {
  groupId: string
  /** The acts of the group under one day, newest first. */
  acts: readonly Line[]
  user: Pick<User, 'id' | 'family'>
  zone: string
  childName: string
  /** Whether the group can have acts of other children. */
  hasSiblings: boolean
  /** Returns what became of a redemption, or null. */
  noteOf: (line: Line) => string | null
  undoOf: (line: Line) => (() => void) | null
  /** Called when the group was undone. */
  onUndone: () => void
}

const isMoment = ({ row }: Line) => row.type === 'moment'

/** Renders the acts of a group as one row that opens in place. */
export function GroupRow({ groupId, acts, user, zone, childName, hasSiblings, ...props }: GroupRowProps) {
  const { noteOf, undoOf, onUndone } = props
  const t = useTranslations('activities')
  const { formatWithinDay } = useActTime(zone)
  const { title } = useLineTexts(user)
  // Moments are tall.
  const listed = acts.toReversed().toSorted((a, b) => Number(isMoment(a)) - Number(isMoment(b)))
  const nameAct = (line: Line) => (isMoment(line) ? t('aMoment') : title(line))
  const canUndo = acts.some((line) => undoOf(line) !== null)
  const renderSummary = () => (
    <FoldedSummary
      lines={acts}
      formatTitle={(count) => t('group', { count })}
      details={listed.filter(({ undone }) => undone === null).map(nameAct)}
      {...{ user, zone }}
    />
  )
  return (
    <OpeningRow
      data-group={acts.length}
      rowClassName={actRowClasses}
      contentClassName="-mx-3.5 bg-surface-2/60 px-3.5"
      renderSummary={renderSummary}
    >
      <ul>
        {listed.map((line) => {
          const Row = isMoment(line) ? MomentRow : ActRow
          return (
            <Row
              key={placeOf(line)}
              line={line}
              time={formatWithinDay(line.row)}
              user={user}
              childName={childName}
              note={noteOf(line)}
              variant="text"
              undoneStyle="quiet"
              onUndo={undoOf(line)}
            />
          )
        })}
        <UndoGroupPanel groupId={groupId} canUndo={canUndo} hasSiblings={hasSiblings} onUndone={onUndone} />
      </ul>
    </OpeningRow>
  )
}

type UndoGroupPanelProps = Pick<GroupRowProps, 'groupId' | 'hasSiblings' | 'onUndone'> & { canUndo: boolean }

/** Renders the way to undo a whole group. It keeps its height when that was done. */
function UndoGroupPanel({ groupId, canUndo, hasSiblings, onUndone }: UndoGroupPanelProps) {
  const t = useTranslations('activities')
  const { send, isPending } = useUndoGroup()
  const hint = hasSiblings ? 'undoGroupHintMany' : 'undoGroupHint'
  return (
    <li
      ref={keepLargestHeight}
      className="flex min-h-14 items-center justify-between gap-3 border-line py-2 not-first:border-t [[data-moment]+&]:border-t-0"
    >
      <p className="min-w-0 text-small text-text-2">{t(canUndo ? hint : 'inFullList')}</p>
      {canUndo && (
        <Button
          tone="soft"
          size="compact"
          icon="undo"
          className="shrink-0"
          disabled={isPending}
          onClick={() => void send({ groupId, onDone: onUndone })}
        >
          {t('undoGroup')}
        </Button>
      )}
    </li>
  )
}
