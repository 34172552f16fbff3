import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MomentCover } from '#web/ui/moment-cover.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { useIsClamped } from '#web/ui/use-is-clamped.ts'
import { Meta } from './act-row.tsx'
import { OpeningRow } from './opening-row.tsx'
import { TimelineRow, type TimelineRowProps } from './timeline-row.tsx'
import { UndoPanel } from './undo-panel.tsx'
import { useLineTexts } from './use-line-texts.ts'
import { useWasUndoable } from './use-was-undoable.ts'

type MomentRowProps = TimelineRowProps & {
  /** Shows its face in place of the landscape. */
  isCompact?: boolean
}

/** Renders a moment as a row with its landscape, which stands above it on a phone; as other acts if its weather and mood are unknown. */
export function MomentRow({ isCompact = false, ...props }: MomentRowProps) {
  const { line, onUndo } = props
  const felt = parseMomentMetadata(line.row.metadata)
  const wasUndoable = useWasUndoable(onUndo)
  const { ref: storyRef, isClamped } = useIsClamped()
  if (!felt) return <TimelineRow {...props} />
  const quiet = line.undone === null ? undefined : 'opacity-60'
  return (
    <OpeningRow
      data-act={line.actId}
      data-moment=""
      opens={wasUndoable || isClamped}
      className="group/moment -mx-3.5 border-t-0! bg-petal-tint/45 first:-mt-1 first:rounded-t-tile last:-mb-1 last:rounded-b-tile"
      rowClassName={isCompact ? compactClasses : 'grid grid-cols-1 sm:min-h-32 sm:grid-cols-[7.5rem_minmax(0,1fr)]'}
      contentClassName="px-3.5"
      renderSummary={(isOpen, arrow) => (
        <>
          {isCompact ? (
            <MoodFace mood={felt.mood} size={40} className={classNames('shrink-0', quiet)} />
          ) : (
            <MomentCover
              {...felt}
              isNarrow
              className={classNames(
                'h-20 group-first/moment:rounded-tl-tile max-sm:group-first/moment:rounded-tr-tile sm:h-full',
                !isOpen && 'sm:group-last/moment:rounded-bl-tile',
                quiet,
              )}
            />
          )}
          <MomentText {...props} storyRef={storyRef} isClamped={isClamped} isOpen={isOpen} arrow={arrow} />
        </>
      )}
    >
      {wasUndoable && <UndoPanel line={line} user={props.user} onUndo={onUndo} />}
    </OpeningRow>
  )
}

/** As other rows of acts. */
const compactClasses = 'flex min-h-16 items-center gap-x-3 pl-3.5 *:last:pl-0'

type MomentTextProps = TimelineRowProps & {
  storyRef: Ref<HTMLSpanElement>
  isClamped: boolean
  isOpen: boolean
  arrow: ReactNode
}

function MomentText({ line, time, user, named, storyRef, isClamped, isOpen, arrow }: MomentTextProps) {
  const t = useTranslations('moments')
  const texts = useLineTexts(user, { named })
  return (
    <span className="block min-w-0 flex-1 py-3 pr-3.5 pl-4">
      <span className="flex items-end gap-1">
        <span
          ref={storyRef}
          className={classNames(
            'font-round text-[1.125rem]/6 font-medium wrap-anywhere',
            line.undone !== null && 'text-text-2',
            'block min-w-0',
            isOpen ? 'whitespace-pre-line' : 'max-h-30 overflow-hidden',
          )}
        >
          {line.row.description || texts.title(line)}
        </span>
        {arrow && <span className="grid h-6 shrink-0 place-items-center">{arrow}</span>}
      </span>
      {isClamped && !isOpen && (
        <span aria-hidden="true" className="type-label mt-1 block text-petal">
          {t('readAll')}
        </span>
      )}
      <span className="mt-1.5 block">
        <Meta
          parts={[
            <time key="time" dateTime={line.row.happenedAt}>
              {time}
            </time>,
            ...texts.notes(line),
            texts.person(line),
          ]}
        />
      </span>
    </span>
  )
}
