import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'

/** The state of today's check-in. */
export type TodayState = 'open' | 'done' | 'waiting'

interface TodayControlProps {
  ref: Ref<HTMLButtonElement>
  state: TodayState
  /** Its accessible name. */
  label: string
  /** The accessible name of Undo. */
  undoLabel: string
  isRest: boolean
  onCheckIn: (from: Element) => void
  onUndo: () => void
}

const undoLineClasses = 'items-center gap-1 px-1 text-small leading-5! font-semibold'

/** Its area reaches into the padding of the card below it. */
const undoClasses =
  'press absolute inset-x-0 bottom-0 mx-auto flex w-fit rounded-field text-primary after:absolute after:-inset-x-4 after:-top-2.5 after:-bottom-3.5 @min-[24rem]:right-0 @min-[24rem]:bottom-3.5 @min-[24rem]:left-auto @min-[24rem]:mx-0 @min-[24rem]:after:-inset-x-2 @min-[24rem]:after:-inset-y-3'

/** The ground is as wide as that of the button; the room of Undo is below it, in a wide card beside it. */
const doneClasses = '-mx-3 flex items-center gap-2 pb-5 @min-[24rem]:pb-0'

const groundClasses =
  'flex min-h-7 flex-1 items-center justify-center gap-1.5 rounded-full px-2 leading-5! @min-[24rem]:min-h-9 @min-[24rem]:px-3'

/** Keeps the room in which Undo stands in a wide card: in the same line. */
const RoomOfUndo = ({ words }: { words: string }) => (
  <span aria-hidden="true" className={classNames('invisible hidden @min-[24rem]:flex', undoLineClasses)}>
    <Icon name="undo" size={16} />
    {words}
  </span>
)

/**
 * Renders the button that checks in today. Once that is done, its place only says so, on a tint above a quiet Undo, in a wide card
 * beside it; it keeps the focus. So it does while the check-in waits to be sent. A second tap on it undoes nothing.
 */
export function TodayControl({ ref, state, label, undoLabel, isRest, onCheckIn, onUndo }: TodayControlProps) {
  const t = useTranslations('habits')
  const undo = useTranslations('common')('undo')
  const isOpen = state === 'open'
  const isNewTap = useDoubleTapGuard()
  return (
    <div className="relative grid grow">
      <button
        ref={ref}
        type="button"
        aria-label={label}
        aria-disabled={!isOpen || undefined}
        className={classNames(
          'min-h-12',
          isOpen
            ? buttonClasses(isRest ? 'soft' : 'leaf', 'child', 'px-3! py-0!')
            : 'type-label pointer-events-none rounded-field px-3',
        )}
        onClick={({ currentTarget, detail, timeStamp }) => {
          const isSecondTap = !isNewTap('today', timeStamp) && detail > 0
          if (isOpen && !isSecondTap) onCheckIn(currentTarget)
        }}
      >
        <Stack<TodayState>
          className={classNames('items-center', isOpen ? 'justify-items-center' : 'justify-items-stretch')}
          shown={state}
          contents={{
            open: t('checkIn'),
            done: (
              <span className={doneClasses}>
                <span className={classNames(groundClasses, 'bg-leaf-tint text-leaf')}>
                  <Tick isDrawn={state === 'done'} />
                  <span>{t('doneToday')}</span>
                </span>
                <RoomOfUndo words={undo} />
              </span>
            ),
            waiting: state === 'waiting' && (
              <span className={doneClasses}>
                <span className={classNames(groundClasses, 'bg-surface-2 text-text-2')}>
                  <WaitingMark />
                </span>
                <RoomOfUndo words={undo} />
              </span>
            ),
          }}
        />
      </button>
      <button
        type="button"
        aria-label={undoLabel}
        className={classNames(undoLineClasses, undoClasses, isOpen && 'invisible')}
        onClick={({ detail, timeStamp }) => {
          const isSecondTap = !isNewTap('today', timeStamp) && detail > 0
          if (!isSecondTap) onUndo()
        }}
      >
        <Icon name="undo" size={16} />
        {undo}
      </button>
    </div>
  )
}

/** Renders the mark of a done day in small. */
const Tick = ({ isDrawn }: { isDrawn: boolean }) => (
  <span className="grid size-5 shrink-0 place-items-center rounded-full bg-leaf text-surface">
    <Icon name="check" size={14} className={isDrawn ? 'animate-tick' : ''} />
  </span>
)
