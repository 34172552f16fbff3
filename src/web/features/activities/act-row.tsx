import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { isNewBest } from '#web/ledger/activity-metadata.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Line } from './acts-of-visit.ts'
import { RowEnd } from './row-end.tsx'
import { useLineTexts, type NamedAuthors } from './use-line-texts.ts'

export interface ActRowProps {
  line: Line
  /** When it happened. */
  time: string
  user: Pick<User, 'id' | 'family'>
  /** Told in the title of a redemption. */
  childName?: string
  /** A last detail, such as that a reward was given. */
  note?: string | null
  /** Undoes the act; null while it cannot be undone. Absent in lists without undo. */
  onUndo?: (() => void) | null
  variant?: 'pill' | 'text'
  /** Whose acts name their author. */
  named?: NamedAuthors
  /** How an undone act is marked: struck through, or only quiet. */
  undoneStyle?: 'struck' | 'quiet'
}

/** Renders one act as a row: title, time, person and points. */
export function ActRow({ onUndo, ...props }: ActRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-x-3 border-line py-2 not-first:border-t" data-act={props.line.actId}>
      <ActRowContent
        {...props}
        edge={onUndo === undefined ? undefined : <UndoButton row={props.line.row} onUndo={onUndo} />}
      />
    </li>
  )
}

type ActRowContentProps = Omit<ActRowProps, 'onUndo'> & {
  /** See `RowEnd`. */
  edge?: ReactNode
}

/** Renders what a row of an act shows. */
export function ActRowContent(props: ActRowContentProps) {
  const { line, time, user, childName, named, note = null, variant = 'pill', undoneStyle = 'struck', edge } = props
  const texts = useLineTexts(user, { childName, named })
  const { row, undone, points } = line
  const isUndone = undone !== null
  const isStruck = isUndone && undoneStyle === 'struck'
  const description = row.type === 'moment' ? null : row.description
  return (
    <>
      <ActPicture row={row} size={40} className={classNames('shrink-0', isUndone && 'opacity-60')} />
      <span className="min-w-0 flex-1">
        <RowTitle className={classNames(isUndone && 'text-text-2', isStruck && 'line-through')}>
          {texts.title(line)}
        </RowTitle>
        {description && !isUndone && <span className="block text-small text-text-2 wrap-anywhere">{description}</span>}
        <Meta
          parts={[
            <time key="time" dateTime={row.happenedAt} className={isStruck ? 'line-through' : undefined}>
              {time}
            </time>,
            markBest(line),
            ...texts.notes(line),
            texts.person(line),
            isUndone ? null : note,
          ]}
        />
      </span>
      <RowEnd
        points={isUndone && !isStruck ? null : points}
        purchase={row.type === 'reward'}
        undone={isUndone}
        variant={variant}
        edge={edge}
      />
    </>
  )
}

/** Returns the mark of a score that was a new best and stands; else null. */
const markBest = ({ row, undone }: Line): ReactNode =>
  undone === null && isNewBest(row) ? <NewBestMark key="best" /> : null

/** Renders "new best" with a golden star. */
function NewBestMark() {
  return (
    <span className="font-semibold text-honey">
      <Icon
        name="star"
        filled
        size={14}
        className="-my-1 mr-1! ml-0! inline align-[0.1em] *:fill-glow *:[fill-opacity:1]"
      />
      {useTranslations('activities')('newBest')}
    </span>
  )
}

/** Renders the title of a row. */
export function RowTitle({ className, children }: { className: string; children: ReactNode }) {
  return <span className={classNames('type-h3 block wrap-anywhere', className)}>{children}</span>
}

/** Renders details of a row, separated by points. */
export function Meta({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className="block text-meta text-text-2">
      <Facts facts={parts} />
    </span>
  )
}

/** Renders a button that undoes an act; nothing where it cannot be undone. */
function UndoButton({ row, onUndo }: { row: Line['row']; onUndo: (() => void) | null }) {
  const t = useTranslations('activities')
  const title = useActivityTitle()(row)
  if (!onUndo) return null
  return (
    <IconButton
      icon="undo"
      iconSize={20}
      aria-label={t('undoRow', { title })}
      className="text-text-2"
      onClick={onUndo}
    />
  )
}
