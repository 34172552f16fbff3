import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { addDays, findStartOfWeek, type Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

interface JumpChipsProps {
  zone: string
  /** The day from which the timeline goes back; null for the newest. */
  until: Day | null
  /** Called with the day from which the timeline shall go back, or with null for the newest. */
  onJump: (day: Day | null) => void
}

/**
 * Renders days from which the timeline can go back as a row of toggles, which scrolls sideways where it has no room. The
 * pressed one leads back. A day chosen in the calendar gets a toggle, too, which stays, so that nothing moves under the finger.
 */
export function JumpChips({ zone, until, onJump }: JumpChipsProps) {
  const t = useTranslations('activities')
  const dayText = useFormatCalendarDay()
  const today = useToday(zone)
  const weekStart = useWeekStart()
  const { onChip } = useDayName(zone)
  const row = useRef<HTMLDivElement>(null)
  const yesterday = addDays(today, -1)
  const places = [
    { key: 'yesterday', name: onChip(yesterday), day: yesterday },
    { key: 'week', name: t('lastWeek'), day: addDays(findStartOfWeek(today, weekStart), -1) },
    { key: 'month', name: t('lastMonth'), day: addDays(startOfMonth(today), -1) },
  ]
  const [tapped, setTapped] = useState('')
  const [chosen, setChosen] = useState<Day | null>(null)
  const isChosen = until !== null && places.every(({ day }) => day !== until)
  if (isChosen && until !== chosen) setChosen(until)
  const shown = chosen ? [{ key: 'chosen', name: dayText(chosen, 'shortDate', today), day: chosen }, ...places] : places
  // Two of them can be the same day.
  const ofDay = shown.filter(({ day }) => day === until).map(({ key }) => key)
  const pressed = ofDay.includes(tapped) ? tapped : ofDay.at(-1)
  // External system: the document, where a chosen day comes into view.
  useEffect(() => {
    if (chosen) row.current?.scrollTo({ left: 0 })
  }, [chosen])
  return (
    <div ref={row} className="fade-sideways -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <ul aria-label={t('beginsAt')} className="flex w-max gap-2">
        {shown.map(({ key, name, day }) => (
          <li key={key}>
            <JumpChip
              name={name}
              isPressed={key === pressed}
              onClick={() => {
                setTapped(key)
                onJump(key === pressed ? null : day)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders a toggle whose name makes room for a cross while it is pressed, within the same width. */
function JumpChip({ name, isPressed, onClick }: { name: string; isPressed: boolean; onClick: () => void }) {
  return (
    <ChipButton pressed={isPressed} className="relative px-4.75!" onClick={onClick}>
      <span className={classNames('transition-transform', isPressed && '-translate-x-2.5')}>{name}</span>
      <Icon
        name="close"
        size={13}
        className={classNames('absolute right-2.25 transition-opacity', !isPressed && 'opacity-0')}
      />
    </ChipButton>
  )
}
