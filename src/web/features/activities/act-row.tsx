import { useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import type { ActEntry } from '#shared/activities/rules.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface ActRowProps {
  line: ActEntry<Activity>
  /** Relative time, such as "5 minutes ago". */
  time: string
  /** Returns the name of a member, or null if unknown. */
  nameOf: (userId: string) => string | null
  /** Returns the name of an agent, such as an API token, or null if unknown. */
  agentOf?: (agentId: string) => string | null
  /** Set while the act can be undone. */
  onUndo?: (() => void) | undefined
  variant?: 'pill' | 'text'
}

/**
 * Returns a function that formats weather and mood of a moment, or that a habit or skill was completed; null for other
 * acts.
 */
const useFormatNote = () => {
  const t = useTranslations('activities')
  return ({ row, more, points }: ActEntry<Activity>): string | null => {
    const moment = row.type === 'moment' ? parseMomentMetadata(row.metadata) : null
    if (moment) return t('felt', { weather: t(`weathers.${moment.weather}`), mood: t(`moods.${moment.mood}`) })
    const completed = row.type === 'habit' ? more.length > 0 : row.type === 'skill' && points !== null
    return completed ? t('completed') : null
  }
}

/** Renders one act: title, time, person and points; an undone act is struck through. */
export function ActRow({ line, time, nameOf, agentOf, onUndo, variant = 'pill' }: ActRowProps) {
  const t = useTranslations('activities')
  const title = useTitles().activity(line.row)
  const { row, undone, points } = line
  const nameActor = ({ by, via }: { by: string; via?: string | null | undefined }) => {
    const name = nameOf(by) ?? t('someone')
    const agent = via ? agentOf?.(via) : null
    return agent ? t('through', { agent, name }) : name
  }
  const isUndone = undone !== null
  const struckThrough = isUndone && 'line-through text-text-2'
  const note = useFormatNote()(line)
  const description = row.type === 'moment' ? null : row.description
  const person = undone ? t('undoneBy', { name: nameActor(undone) }) : nameActor(row)
  return (
    <li
      className="flex min-h-16 flex-wrap items-center gap-x-3 border-line py-2.5 not-first:border-t"
      data-act={line.actId}
    >
      <ActPicture row={row} size={40} className={classNames('shrink-0', isUndone && 'opacity-60')} />
      <div className="min-w-0 flex-1 basis-28">
        <p className={classNames('type-h3 wrap-anywhere', struckThrough)}>{title}</p>
        {description && !isUndone && <p className="text-small text-text-2 wrap-anywhere">{description}</p>}
        <p className="text-meta text-text-2">
          <time dateTime={row.happenedAt} className={classNames(struckThrough)}>
            {time}
          </time>
          {note && `\u00A0· ${note}`}
          {'\u00A0· '}
          {person}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <ActPoints points={points} purchase={row.type === 'reward'} undone={isUndone} variant={variant} />
        {onUndo && (
          <IconButton
            icon="undo"
            iconSize={20}
            aria-label={t('undoRow', { title })}
            className="-mr-2.5 text-text-2"
            onClick={onUndo}
          />
        )}
      </div>
    </li>
  )
}
