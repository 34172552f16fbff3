import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { addDays, type Day } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface DayKeysOptions {
  /** The first day of the shown month. */
  first: Day
  /** The day that is in the tab order at first. */
  start: Day
  min: Day
  max: Day
  onMove: (first: Day) => void
}

/**
 * Returns props for the days of a month, of which one is in the tab order: the arrow keys move the focus by a day or a week, also
 * into the month beside it (grid pattern of the ARIA Authoring Practices Guide).
 */
export const useDayKeys = ({ first, start, min, max, onMove }: DayKeysOptions) => {
  const grid = useRef<HTMLDivElement>(null)
  const [focusable, setFocusable] = useState(start)
  const current = startOfMonth(focusable) === first ? focusable : first < min ? min : first
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || !(event.target as Element).closest('[data-day]')) return
    event.preventDefault()
    const next = addDays(current, step)
    if (next < min || next > max) return
    flushSync(() => {
      setFocusable(next)
      if (startOfMonth(next) !== first) onMove(startOfMonth(next))
    })
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const propsOf = (day: Day) => ({
    'data-day': day,
    tabIndex: day === current ? 0 : -1,
    onFocus: () => setFocusable(day),
  })
  return { grid: { ref: grid, onKeyDown }, propsOf }
}
