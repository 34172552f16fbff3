import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { editFamily, familyChanges } from '#shared/families/contract.ts'
import { weekStarts } from '#shared/time/day.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { listTimeZones, deviceTimeZone, formatTimeZone } from './time-zones.ts'

type FamilyFormProps = { family: Pick<User['family'], 'name' | 'timeZone' | 'weekStart'> }

/** Renders the form for name, time zone and first day of the week of the family. */
export function FamilyForm({ family: { name, timeZone, weekStart } }: FamilyFormProps) {
  const t = useTranslations('settings')
  const form = useCommandForm(
    editFamily,
    familyChanges,
    { draft: `family.${name}.${timeZone}.${weekStart}`, initial: { name, timeZone, weekStart } },
    { success: () => ({ title: t('saved') }), failure: t('saveFailed') },
  )
  const deviceZone = deviceTimeZone()
  return (
    <SettingsSection title={t('family')}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
        <TextField label={t('familyName')} {...form.field('name')} required autoComplete="off" />
        <SelectField
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          {...form.select('timeZone')}
          options={listTimeZones([timeZone, deviceZone]).map((value) => ({ value, label: formatTimeZone(value) }))}
        />
        {deviceZone !== form.values.timeZone && (
          <Button tone="ghost" size="compact" onClick={() => form.change({ timeZone: deviceZone })}>
            {t('timeZoneHere', { zone: formatTimeZone(deviceZone) })}
          </Button>
        )}
        <div className="grid gap-2">
          <p className="type-label">{t('weekStart')}</p>
          <ChipGroup
            label={t('weekStart')}
            {...form.choice('weekStart')}
            options={weekStarts.map((value) => ({ value, label: t(`weekStarts.${value}`) }))}
          />
        </div>
        <Button type="submit" tone="soft" pending={form.isPending}>
          {t('saveFamily')}
        </Button>
      </Form>
    </SettingsSection>
  )
}
