import { useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { findEarliestMomentDay } from '#shared/moments/rules.ts'
import { findLatestDayOnEarth } from '#shared/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipMenu } from '#web/ui/chip-menu.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { findDayError } from './day-error.ts'
import { useMomentDay } from './use-moment-day.ts'
import type { MomentFormState } from './use-moment-form.ts'

const otherDay = 'other'

/** Renders the day of a new moment as a chip with a menu; dark unless it is today. */
export function MomentDayMenu({ form, zone }: { form: MomentFormState; zone: string }) {
  const t = useTranslations('moments')
  const { name, options, choose } = useMomentDay(form, zone)
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <ChipMenu
        label={t('dayName', { day: name })}
        name={name}
        isSet={form.day !== form.today}
        choices={[...options, { value: otherDay, label: t('otherDay'), isApart: true }]}
        value={form.day}
        onChange={(value) => (value === otherDay ? setDialogOpen(true) : choose(value))}
      />
      <OtherDayDialog form={form} open={isDialogOpen} choose={choose} onClose={() => setDialogOpen(false)} />
    </>
  )
}

interface OtherDayDialogProps {
  form: MomentFormState
  open: boolean
  choose: (day: string) => void
  onClose: () => void
}

/** Renders the dialog for a day that is not in the menu. */
function OtherDayDialog({ open, onClose, ...props }: OtherDayDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      title={t('moments.otherDayTitle')}
      closeLabel={t('common.close')}
      onOpenChange={(next) => !next && onClose()}
    >
      <OtherDay {...props} onClose={onClose} />
    </Dialog>
  )
}

function OtherDay({ form, choose, onClose }: Omit<OtherDayDialogProps, 'open'>) {
  const t = useTranslations()
  const latest = findLatestDayOnEarth(useNow({ updateInterval: 60_000 }).getTime())
  const [day, setDay] = useState<string>(form.day)
  const [error, setError] = useState<ReturnType<typeof findDayError>>(null)
  const finish = () => {
    const found = findDayError(day, latest)
    setError(found)
    if (found) return
    choose(day)
    onClose()
  }
  return (
    <div className="grid gap-4">
      <TextField
        type="date"
        label={t('moments.date')}
        min={findEarliestMomentDay(form.today)}
        max={latest}
        value={day}
        error={error ? t(`fields.${error}`) : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button tone="petal" onClick={finish}>
        {t('moments.takeDay')}
      </Button>
    </div>
  )
}
