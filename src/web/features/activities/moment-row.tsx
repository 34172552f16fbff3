import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MomentCover } from '#web/ui/moment-cover.tsx'
import { ActRow, Meta, UndoButton, type ActRowProps } from './act-row.tsx'
import { RowEnd } from './row-end.tsx'
import { useLineTexts } from './use-line-texts.ts'

/** Renders a moment as a row with its cover; as other acts if its weather and mood are unknown. */
export function MomentRow(props: ActRowProps) {
  const { line, time, user, onUndo = null } = props
  const texts = useLineTexts(user)
  const felt = parseMomentMetadata(line.row.metadata)
  if (!felt) return <ActRow {...props} />
  const isUndone = line.undone !== null
  return (
    <li
      className="group/moment -mx-3.5 grid grid-cols-[6.5rem_minmax(0,1fr)] border-line not-first:border-t first:-mt-1 last:-mb-1 max-[22.5rem]:grid-cols-[5rem_minmax(0,1fr)]"
      data-act={line.actId}
    >
      <MomentCover
        {...felt}
        isNarrow
        className={classNames(
          'h-full min-h-25 group-first/moment:rounded-tl-tile group-last/moment:rounded-bl-tile',
          isUndone && 'opacity-60',
        )}
      />
      <div className="flex min-w-0 items-center gap-3 px-3.5 py-2">
        <div className="min-w-0 flex-1">
          <p className={classNames('type-h3 mb-1 wrap-anywhere', isUndone && 'text-text-2')}>{texts.title(line)}</p>
          <Meta parts={texts.notes(line)} />
          <Meta
            parts={[
              <time key="time" dateTime={line.row.happenedAt}>
                {time}
              </time>,
              texts.person(line),
            ]}
          />
        </div>
        <RowEnd points={null} variant="text" edge={<UndoButton row={line.row} onUndo={onUndo} />} />
      </div>
    </li>
  )
}
