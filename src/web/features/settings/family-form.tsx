import { useTranslations } from 'use-intl'
import { editFamily, familyChanges } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { listTimeZones, deviceTimeZone, formatTimeZone } from './time-zones.ts'

type FamilyFormProps = { family: { name: string; timeZone: string } }

/** Renders the form for name and time zone of the family. */
export function FamilyForm({ family: { name, timeZone } }: FamilyFormProps) {
  const t = useTranslations('settings')
  const form = useForm(familyChanges, { draft: `family.${name}.${timeZone}`, initial: { name, timeZone } })
  const { send, isPending } = useCommand(editFamily, {
    success: () => {
      form.clear()
      return { title: t('saved') }
    },
    onError: form.showError,
    failure: t('saveFailed'),
  })
  const deviceZone = deviceTimeZone()

  const submit = () => {
    const body = form.check(form.values)
    if (body) void send({ body })
  }

  return (
    <SettingsSection title={t('family')}>
      <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
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
        <Button type="submit" tone="soft" pending={isPending}>
          {t('saveFamily')}
        </Button>
      </Form>
    </SettingsSection>
  )
}
