import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Day } from '#shared/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface DayJumpProps {
  /** The day from which the timeline goes back. */
  day: Day
  today: Day
  onChange: (day: Day) => void
}

/** Renders a button that asks for a day, from which the timeline then goes back. */
export function DayJump(props: DayJumpProps) {
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
        <DayForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DayForm({ day, today, onChange, onDone }: DayJumpProps & { onDone: () => void }) {
  const t = useTranslations('activities')
  const [value, setValue] = useState<string>(day)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(value)
        onDone()
      }}
    >
      <TextField
        type="date"
        label={t('dayToShow')}
        required
        max={today}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit">{t('showDay')}</Button>
    </form>
  )
}
