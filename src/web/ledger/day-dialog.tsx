import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Day } from '#shared/time/day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DayMonth, type DayMarks } from './day-month.tsx'

export interface DayDialogProps {
  title: string
  /** The chosen day; empty for none. */
  day: string
  /** The days that can be chosen. */
  min?: Day
  max?: Day
  today: Day
  /** Days that are marked. */
  marks?: DayMarks
  /** Called with the first day of the month that is shown next. */
  onMonth?: (first: Day) => void
  open: boolean
  onChoose: (day: Day) => void
  onClose: () => void
  /** What can be chosen instead of a day. */
  footer?: ReactNode
}

/** Renders the dialog in which a day of a month is chosen; a tap on one closes it. */
export function DayDialog({ title, day, open, onChoose, onClose, footer, ...month }: DayDialogProps) {
  const t = useTranslations('common')
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={t('close')}
      onOpenChange={(next) => !next && onClose()}
      footer={footer}
    >
      <DayMonth
        {...month}
        from={day || null}
        onChoose={(chosen) => {
          onChoose(chosen)
          onClose()
        }}
      />
    </Dialog>
  )
}
