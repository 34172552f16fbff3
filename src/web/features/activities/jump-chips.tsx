import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { addDays } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { findWeekBefore, isSameStretch, newest, type Stretch } from './stretch.ts'
import { useFormatWeek } from './use-format-week.ts'

interface JumpChipsProps {
  zone: string
  /** The days that the timeline shows. */
  stretch: Stretch
  onJump: (stretch: Stretch) => void
}

/**
 * Renders days from which the timeline can go back as a row of toggles, which scrolls sideways where it has no room. The
 * pressed one leads back. A day chosen in the calendar, and a week that was gone back to, gets a toggle, too, which stays, so
 * that nothing moves under the finger.
 */
export function JumpChips({ zone, stretch, onJump }: JumpChipsProps) {
  const t = useTranslations('activities')
  const dayText = useFormatCalendarDay()
  const formatWeek = useFormatWeek()
  const today = useToday(zone)
  const weekStart = useWeekStart()
  const { onChip } = useDayName(zone)
  const row = useRef<HTMLDivElement>(null)
  const yesterday = addDays(today, -1)
  const places = [
    { key: 'yesterday', name: onChip(yesterday), at: { until: yesterday, since: null } },
    { key: 'week', name: t('lastWeek'), at: findWeekBefore(today, weekStart) },
    { key: 'month', name: t('lastMonth'), at: { until: addDays(startOfMonth(today), -1), since: null } },
  ]
  const [tapped, setTapped] = useState('')
  const [chosen, setChosen] = useState<Stretch>(newest)
  const isChosen = stretch.until !== null && places.every(({ at }) => !isSameStretch(at, stretch))
  if (isChosen && !isSameStretch(stretch, chosen)) setChosen(stretch)
  const nameOf = ({ until, since }: Stretch) =>
    since ? formatWeek(since, 'shortDate', today) : dayText(until ?? today, 'shortDate', today)
  const shown = chosen.until === null ? places : [{ key: 'chosen', name: nameOf(chosen), at: chosen }, ...places]
  // Two of them can be the same day.
  const ofStretch = shown.filter(({ at }) => isSameStretch(at, stretch)).map(({ key }) => key)
  const pressed = ofStretch.includes(tapped) ? tapped : ofStretch.at(-1)
  // External system: the document, where a chosen day comes into view.
  useEffect(() => {
    if (chosen.until !== null) row.current?.scrollTo({ left: 0 })
  }, [chosen])
  return (
    <div ref={row} className="fade-sideways -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <ul aria-label={t('beginsAt')} className="flex w-max gap-2">
        {shown.map(({ key, name, at }) => (
          <li key={key}>
            <JumpChip
              name={name}
              isPressed={key === pressed}
              onClick={() => {
                setTapped(key)
                onJump(key === pressed ? newest : at)
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
