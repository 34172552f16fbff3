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
  'press absolute inset-x-0 bottom-0.5 mx-auto w-fit rounded-field px-2 text-small leading-5! font-semibold text-primary after:absolute after:-inset-x-4 after:-top-2.5 after:-bottom-3.5'

/**
 * Renders the button that checks in today. Once that is done, it only says so, as words in its place above a quiet Undo; it keeps the
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
            : 'type-label pointer-events-none rounded-field px-3 py-1',
          state === 'done' && 'text-leaf',
          state === 'waiting' && 'text-text-2',
        )}
        onClick={({ currentTarget, detail, timeStamp }) => {
          const isSecondTap = !isNewTap('today', timeStamp) && detail > 0
          if (isOpen && !isSecondTap) onCheckIn(currentTarget)
        }}
      >
        <Stack<TodayState>
          className="place-items-center"
          shown={state}
          contents={{
            open: t('checkIn'),
            done: (
              <span className="flex items-center gap-1.5 pb-5">
                <Icon name="check" size={20} className={state === 'done' ? 'animate-tick' : ''} />
                <span>{t('doneToday')}</span>
              </span>
            ),
            waiting: state === 'waiting' && <WaitingMark className="pb-5" />,
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
