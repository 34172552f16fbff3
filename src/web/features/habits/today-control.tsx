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
  isRest: boolean
  onCheckIn: (from: Element) => void
}

/**
 * Renders the button that checks in today. Once that is done, it only says so, as words in its place, so that another tap there does
 * nothing; it keeps the focus. So it does while the check-in waits to be sent.
 */
export function TodayControl({ ref, state, label, isRest, onCheckIn }: TodayControlProps) {
  const t = useTranslations('habits')
  const isOpen = state === 'open'
  const isNewTap = useDoubleTapGuard()
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={!isOpen || undefined}
      className={classNames(
        'min-h-12 grow',
        isOpen
          ? buttonClasses(isRest ? 'soft' : 'leaf', 'child', 'px-3! py-1.5!')
          : 'type-label pointer-events-none rounded-field px-3 py-1.5',
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
            <span className="flex items-center gap-1.5">
              <Icon name="check" size={20} className={state === 'done' ? 'animate-tick' : ''} />
              <span>{t('doneToday')}</span>
            </span>
          ),
          waiting: state === 'waiting' && <WaitingMark />,
        }}
      />
    </button>
  )
}
