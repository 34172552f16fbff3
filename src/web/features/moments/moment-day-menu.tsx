import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DayDialog } from '#web/ledger/day-dialog.tsx'
import { ChipMenu } from '#web/ui/chip-menu.tsx'
import { useMomentDay } from './use-moment-day.ts'
import type { MomentFormState } from './use-moment-form.ts'

const otherDay = 'other'

/** Renders the day of a new moment as a chip with a menu; dark unless it is today. */
export function MomentDayMenu({ form, zone }: { form: MomentFormState; zone: string }) {
  const t = useTranslations('moments')
  const { name, options, limits, choose } = useMomentDay(form, zone)
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
      <DayDialog
        {...limits}
        title={t('otherDayTitle')}
        day={form.day}
        today={form.today}
        open={isDialogOpen}
        onChoose={choose}
        onClose={() => setDialogOpen(false)}
      />
    </>
  )
}
