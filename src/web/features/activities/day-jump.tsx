import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Day } from '#shared/time/day.ts'
import { DayDialog } from '#web/ledger/day-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface DayJumpProps {
  /** The day from which the timeline goes back. */
  day: Day
  today: Day
  onChange: (day: Day) => void
}

/** Renders a button that asks for a day, from which the timeline then goes back. */
export function DayJump({ day, today, onChange }: DayJumpProps) {
  const t = useTranslations('activities')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="calendar" aria-label={t('goToDay')} onClick={() => setOpen(true)} />
      <DayDialog
        title={t('goToDay')}
        day={day}
        max={today}
        today={today}
        open={open}
        onChoose={onChange}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
