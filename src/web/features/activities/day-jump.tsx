import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Day } from '#shared/time/day.ts'
import { DayMonth } from '#web/ledger/day-month.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface DayJumpProps {
  /** The day from which the timeline goes back. */
  day: Day
  today: Day
  onChange: (day: Day) => void
}

/** Renders a button that asks for a day, from which the timeline then goes back. */
export function DayJump({ day, today, onChange }: DayJumpProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="calendar" aria-label={t('activities.goToDay')} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        title={t('activities.goToDay')}
        closeLabel={t('common.close')}
        onOpenChange={(next) => !next && setOpen(false)}
      >
        <DayMonth
          from={day}
          to={day}
          max={today}
          today={today}
          onChoose={(chosen) => {
            onChange(chosen)
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}
