import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listActivityDays } from '#shared/activities/days.ts'
import type { Day } from '#shared/time/day.ts'
import { DayDialog } from '#web/ledger/day-dialog.tsx'
import { startOfMonth } from '#web/lib/months.ts'
import { read } from '#web/lib/query.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Filter } from './filter-menu.tsx'
import { JumpList } from './jump-list.tsx'
import { upToToday, type DayRange } from './day-range.ts'

interface DayJumpProps {
  childId: string
  filter: Filter
  zone: string
  /** The days that the timeline shows. */
  range: DayRange
  today: Day
  onJump: (range: DayRange) => void
}

/** Queries the days of a month with something that the filter shows, while the dialog is open. */
const useMarkedDays = (childId: string, filter: Filter, month: Day, isOpen: boolean): ReadonlySet<Day> => {
  const type = filter === 'all' || filter === 'full' ? undefined : filter
  const query = { month: month.slice(0, 7), ...(type && { type }) }
  const { data = [] } = useQuery({
    ...read(listActivityDays, { params: { childId }, query }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  return new Set(data)
}

/**
 * Renders a button that asks for a day, from which the timeline then goes back; its months mark the days with acts. Below
 * them stand yesterday, the last week and the last month.
 */
export function DayJump({ childId, filter, zone, range, today, onJump }: DayJumpProps) {
  const t = useTranslations('activities')
  const [open, setOpen] = useState(false)
  const day = range.until ?? today
  const [month, setMonth] = useState(startOfMonth(day))
  const marked = useMarkedDays(childId, filter, month, open)
  return (
    <>
      <IconButton
        icon="calendar"
        aria-label={t('goToDay')}
        onClick={() => {
          setMonth(startOfMonth(day))
          setOpen(true)
        }}
      />
      <DayDialog
        title={t('goToDay')}
        day={day}
        max={today}
        today={today}
        open={open}
        marks={{ days: marked, nameOf: (name) => t('dayWithActs', { day: name }), legend: t('withActs') }}
        onMonth={setMonth}
        onChoose={(chosen) => onJump(chosen < today ? { until: chosen, since: null } : upToToday)}
        onClose={() => setOpen(false)}
        footer={
          <JumpList
            {...{ zone, range }}
            onJump={(chosen) => {
              onJump(chosen)
              setOpen(false)
            }}
          />
        }
      />
    </>
  )
}
