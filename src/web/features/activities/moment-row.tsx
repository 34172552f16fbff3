import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { hardMoods } from '#shared/moments/rules.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MomentCover, SmallMomentCover } from '#web/ui/moment-cover.tsx'
import { useIsClamped } from '#web/ui/use-is-clamped.ts'
import { Meta } from './act-row.tsx'
import { OpeningRow } from './opening-row.tsx'
import { TimelineRow, type TimelineRowProps } from './timeline-row.tsx'
import { UndoPanel } from './undo-panel.tsx'
import { isMomentWithoutWords, useLineTexts } from './use-line-texts.ts'
import { useWasUndoable } from './use-was-undoable.ts'

/**
 * Renders a moment as a row with its landscape, which stands above it on a phone, or small beside it if it has no words or tells of something hard; as other
 * acts if its weather and mood are unknown.
 */
export function MomentRow(props: TimelineRowProps) {
  const { line, onUndo } = props
  const felt = parseMomentMetadata(line.row.metadata)
  const wasUndoable = useWasUndoable(onUndo)
  const { ref: storyRef, isClamped } = useIsClamped()
  if (!felt) return <TimelineRow {...props} />
  const isShort = isMomentWithoutWords(line) || hardMoods.includes(felt.mood)
  const quiet = line.undone === null ? undefined : 'opacity-60'
  return (
    <OpeningRow
      data-act={line.actId}
      data-moment=""
      opens={wasUndoable || isClamped}
      className="group/moment -mx-3.5 border-t-0! bg-petal-tint/45 [[data-moment]+&]:mt-2 first:-mt-1 first:rounded-t-tile last:-mb-1 last:rounded-b-tile"
      rowClassName={
        isShort
          ? shortRowClasses
          : 'grid grid-cols-1 [button&]:hover:bg-petal-tint sm:min-h-32 sm:grid-cols-[7.5rem_minmax(0,1fr)]'
      }
      contentClassName="px-3.5"
      renderSummary={(isOpen) => (
        <>
          {isShort ? (
            <span className={classNames('contents', quiet && '*:opacity-60')}>
              <SmallMomentCover {...felt} />
            </span>
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
          <MomentText {...props} storyRef={storyRef} isClamped={isClamped} isOpen={isOpen} isShort={isShort} />
        </>
      )}
    >
      {wasUndoable && <UndoPanel line={line} user={props.user} onUndo={onUndo} />}
    </OpeningRow>
  )
}

const shortRowClasses = 'flex min-h-16 items-center gap-3 px-3.5 py-2 [button&]:hover:bg-petal-tint'

type MomentTextProps = TimelineRowProps & {
  storyRef: Ref<HTMLSpanElement>
  isClamped: boolean
  isOpen: boolean
  isShort: boolean
}

function MomentText({ line, time, user, named, storyRef, isClamped, isOpen, isShort }: MomentTextProps) {
  const t = useTranslations('moments')
  const texts = useLineTexts(user, { named })
  return (
    <span className={classNames('min-w-0', isShort ? 'flex-1' : 'self-center py-3 pr-3.5 pl-4')}>
      <span
        ref={storyRef}
        className={classNames(
          isShort ? 'type-h3 block wrap-anywhere' : 'block font-round text-[1.125rem]/6 font-medium wrap-anywhere',
          line.undone !== null && 'text-text-2',
          isOpen ? 'whitespace-pre-line' : 'max-h-[5lh] overflow-hidden',
        )}
      >
        {line.row.description || texts.title(line)}
      </span>
      {isClamped && !isOpen && (
        <span aria-hidden="true" className="type-label mt-1 block text-petal">
          {t('readAll')}
        </span>
      )}
      <span className={isShort ? 'block' : 'mt-1.5 block'}>
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
