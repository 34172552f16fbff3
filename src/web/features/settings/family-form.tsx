import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { editFamily, familyChanges } from '#shared/families/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { listTimeZones, deviceTimeZone, formatTimeZone } from './time-zones.ts'

/** Renders the form for name and time zone of the family. */
export function FamilyForm({ family: { name, timeZone } }: { family: Pick<User['family'], 'name' | 'timeZone'> }) {
  const t = useTranslations('settings')
  const form = useCommandForm(
    editFamily,
    familyChanges,
    { draft: `family.${name}.${timeZone}`, initial: { name, timeZone } },
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
        <Button type="submit" tone="soft" pending={form.isPending}>
          {t('saveFamily')}
        </Button>
      </Form>
    </SettingsSection>
  )
}
