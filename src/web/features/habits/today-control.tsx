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

/** Its area reaches into the padding of the card below it. */
const undoClasses =
  'press absolute right-0 bottom-0.5 w-fit rounded-field text-small leading-5! font-semibold text-primary after:absolute after:-inset-x-4 after:-top-2.5 after:-bottom-3.5 @min-[24rem]:bottom-3.25 @min-[24rem]:after:-inset-y-3'

const doneClasses = 'flex items-center gap-1.5 pb-5 @min-[24rem]:pb-0'

/** Keeps the room in which Undo stands in a wide card: in the same line. */
const RoomOfUndo = ({ words }: { words: string }) => (
  <span aria-hidden="true" className="hidden gap-1.5 text-small font-semibold @min-[24rem]:flex">
    <span className="text-text-2">·</span>
    <span className="invisible">{words}</span>
  </span>
)

/**
 * Renders the button that checks in today. Once that is done, it only says so, as words in its place above a quiet Undo, in a wide card beside it, which end where the circle of today does; it keeps the
 * focus. So it does while the check-in waits to be sent. A second tap on it undoes nothing.
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
            ? buttonClasses(isRest ? 'soft' : 'leaf', 'child', 'px-3! py-1!')
            : 'type-label pointer-events-none rounded-field py-1 pl-6',
          state === 'done' && 'text-leaf',
          state === 'waiting' && 'text-text-2',
        )}
        onClick={({ currentTarget, detail, timeStamp }) => {
          const isSecondTap = !isNewTap('today', timeStamp) && detail > 0
          if (isOpen && !isSecondTap) onCheckIn(currentTarget)
        }}
      >
        <Stack<TodayState>
          className={classNames('items-center', isOpen ? 'justify-items-center' : 'justify-items-end')}
          shown={state}
          contents={{
            open: t('checkIn'),
            done: (
              <span className={doneClasses}>
                <Icon name="check" size={20} className={state === 'done' ? 'animate-tick' : ''} />
                <span>{t('doneToday')}</span>
                <RoomOfUndo words={undo} />
              </span>
            ),
            waiting: state === 'waiting' && (
              <span className={doneClasses}>
                <WaitingMark />
                <RoomOfUndo words={undo} />
              </span>
            ),
          }}
        />
      </button>
      <button
        type="button"
        aria-label={undoLabel}
        className={classNames(undoClasses, isOpen && 'invisible')}
        onClick={({ detail, timeStamp }) => {
          const isSecondTap = !isNewTap('today', timeStamp) && detail > 0
          if (!isSecondTap) onUndo()
        }}
      >
        {undo}
      </button>
    </div>
  )
}
