import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { DoneTick } from './done-tick.tsx'

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

const undoClasses = 'min-h-11 min-w-11 items-center justify-center gap-1 px-2.5 type-label'

/** Stands at the end of the pill, behind a line. */
const undoPlaceClasses =
  'press absolute right-0 inset-y-0 my-auto flex h-fit rounded-r-full text-primary before:absolute before:inset-y-2.5 before:left-0 before:w-px before:bg-control/55'

/** The pill is as wide as the button. */
const pillClasses = '-mx-3 flex items-center rounded-full pl-2.5 leading-5! @min-[24rem]:pl-3.5'

const statusClasses = 'flex flex-1 items-center justify-center gap-1.5 pr-2'

/** Renders a sign, a word, or where there is room both. */
const UndoWords = ({ words }: { words: string }) => (
  <>
    <Icon name="undo" size={16} className="shrink-0 @min-[20rem]:@max-[24rem]:hidden" />
    <span className="hidden @min-[20rem]:inline">{words}</span>
  </>
)

/** Keeps the room in which Undo stands. */
const RoomOfUndo = ({ words }: { words: string }) => (
  <span aria-hidden="true" className={classNames('invisible flex', undoClasses)}>
    <UndoWords words={words} />
  </span>
)

/**
 * Renders the button that checks in today. Once that is done, its place only says so, on a pill that has Undo at its end; it keeps
 * the focus. So it does while the check-in waits to be sent. A second tap on it undoes nothing.
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
            : 'type-label pointer-events-none rounded-full px-3',
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
              <span className={classNames(pillClasses, 'bg-leaf-tint text-leaf')}>
                <span className={statusClasses}>
                  <DoneTick isDrawn={state === 'done'} />
                  <span>{t('doneToday')}</span>
                </span>
                <RoomOfUndo words={undo} />
              </span>
            ),
            waiting: state === 'waiting' && (
              <span className={classNames(pillClasses, 'bg-surface-2 text-text-2')}>
                <span className={statusClasses}>
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
        className={classNames(undoClasses, undoPlaceClasses, isOpen && 'invisible')}
        onClick={({ detail, timeStamp }) => {
          const isSecondTap = !isNewTap('today', timeStamp) && detail > 0
          if (!isSecondTap) onUndo()
        }}
      >
        <UndoWords words={undo} />
      </button>
    </div>
  )
}
