import { useTranslations } from 'use-intl'
import type { Activity, ActivityType } from '#shared/activities/contract.ts'
import type { ActLine } from '#shared/activities/rules.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { momentIn } from '#web/ledger/metadata.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ModuleIcon, type ModuleTone } from '#web/ui/module-icon.tsx'

/** The mark of each type on the timeline. */
export const moduleTones: Record<ActivityType, ModuleTone> = {
  behavior: 'ember',
  habit: 'leaf',
  skill: 'summit',
  moment: 'petal',
  reward: 'honey',
}

interface ActRowProps {
  line: ActLine<Activity>
  /** How long ago, in words. */
  when: string
  /** The name of a member, or null for one who is not known. */
  nameOf: (userId: string) => string | null
  /** Given while the act can be taken back. */
  onUndo?: (() => void) | undefined
  variant?: 'pill' | 'text'
}

/** What else is to be said in a few words: weather and mood of a moment, or that something was completed. */
const useNote = () => {
  const t = useTranslations('activities')
  return ({ row, more, points }: ActLine<Activity>): string | null => {
    const felt = row.type === 'moment' ? momentIn(row.metadata) : null
    if (felt) return t('felt', { weather: t(`weathers.${felt.weather}`), mood: t(`moods.${felt.mood}`) })
    const completed = row.type === 'habit' ? more.length > 0 : row.type === 'skill' && points !== null
    return completed ? t('completed') : null
  }
}

/** One act: what, when, by whom, and the points it moved. An undone one is struck through and says who took it back. */
export function ActRow({ line, when, nameOf, onUndo, variant = 'pill' }: ActRowProps) {
  const t = useTranslations('activities')
  const title = useTitles().activity(line.row)
  const { row, undone, points } = line
  const name = (userId: string) => nameOf(userId) ?? t('someone')
  const struck = undone !== null && 'line-through text-text-2'
  const note = useNote()(line)
  const told = row.type === 'moment' ? null : row.description
  const who = undone ? t('undoneBy', { name: name(undone.by) }) : name(row.by)
  return (
    <li
      className="flex min-h-16 flex-wrap items-center gap-x-3 border-line py-2.5 not-first:border-t"
      data-act={line.actId}
    >
      <ModuleIcon
        module={moduleTones[row.type]}
        size={36}
        className={classNames('shrink-0', undone !== null && 'opacity-60')}
      />
      <div className="min-w-0 flex-1 basis-28">
        <p className={classNames('type-h3 wrap-anywhere', struck)}>{title}</p>
        {told && !undone && <p className="text-small text-text-2 wrap-anywhere">{told}</p>}
        <p className="text-meta text-text-2">
          <time dateTime={row.createdAt} className={classNames(struck)}>
            {when}
          </time>
          {note && `\u00A0· ${note}`}
          {'\u00A0· '}
          {who}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <ActPoints points={points} purchase={row.type === 'reward'} undone={undone !== null} variant={variant} />
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
