import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { controlClasses } from '#web/ui/field-frame.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DayDialog, type DayDialogProps } from './day-dialog.tsx'
import { useFormatCalendarDay } from './use-format-calendar-day.ts'

interface DayFieldProps extends Pick<DayDialogProps, 'min' | 'max' | 'today'> {
  name: string
  label: string
  hint?: string
  error?: string | undefined
  /** Absent if a day is required: what the field says without one, and a button of the dialog. */
  noDay?: string
  /** Empty for none. */
  value: string
  onChange: (day: string) => void
}

/** Renders a field that says a day in words and opens a month to choose another one. */
export function DayField({ name, label, hint, error, noDay, value, onChange, ...month }: DayFieldProps) {
  const dayText = useFormatCalendarDay()
  const id = useId()
  const [open, setOpen] = useState(false)
  const choose = (day: string) => {
    onChange(day)
    setOpen(false)
  }
  const note = error ?? hint
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={`${id}label`} className="type-label">
        {label}
      </p>
      <button
        type="button"
        name={name}
        aria-haspopup="dialog"
        aria-labelledby={`${id}label ${id}day`}
        aria-describedby={note && `${id}note`}
        data-invalid={error ? '' : undefined}
        className={classNames(controlClasses, 'press flex items-center justify-between gap-3 text-left')}
        onClick={() => setOpen(true)}
      >
        <span
          id={`${id}day`}
          className={classNames('min-w-0 wrap-anywhere first-letter:uppercase', value === '' && 'text-text-2')}
        >
          {value === '' ? noDay : dayText(value, 'day', month.today)}
        </span>
        <Icon name="calendar" size={20} className="shrink-0 text-text-2" />
      </button>
      {note && (
        <p
          id={`${id}note`}
          role={error ? 'alert' : undefined}
          className={classNames('text-small', error ? 'flex gap-1.5 font-medium text-negative' : 'text-text-2')}
        >
          {error && <Icon name="alert" size={18} className="mt-px shrink-0" />}
          <span className="min-w-0">{note}</span>
        </p>
      )}
      <DayDialog
        {...month}
        title={label}
        day={value}
        open={open}
        onChoose={choose}
        onClose={() => setOpen(false)}
        footer={
          noDay && (
            <Button tone="ghost" onClick={() => choose('')}>
              {noDay}
            </Button>
          )
        }
      />
    </div>
  )
}
