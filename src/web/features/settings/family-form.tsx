import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { editFamily, familyChanges } from '#shared/families/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { SettingsSection } from './settings-section.tsx'
import { listTimeZones, deviceTimeZone, formatTimeZone } from './time-zones.ts'

type FamilyFormProps = { family: { name: string; timeZone: string } }

/** Renders the form for name and time zone of the family. */
export function FamilyForm({ family: { name, timeZone } }: FamilyFormProps) {
  const t = useTranslations('settings')
  const [draft, change, clear] = useDraft(`family.${name}.${timeZone}`, { name, timeZone })
  const { ref, textOf, check, failed } = useForm(familyChanges)
  const saving = useMutation(write(editFamily))
  const toast = useToast()
  const deviceZone = deviceTimeZone()

  const submit = () => {
    const body = check(draft)
    if (!body) return
    saving.mutate(
      { body },
      {
        onSuccess: () => {
          clear()
          toast({ title: t('saved') })
        },
        onError: failed(t('saveFailed')),
      },
    )
  }

  return (
    <SettingsSection title={t('family')}>
      <Form ref={ref} pending={saving.isPending} onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('familyName')}
          name="name"
          required
          autoComplete="off"
          value={draft.name}
          error={textOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          name="timeZone"
          value={draft.timeZone}
          error={textOf('timeZone')}
          options={listTimeZones([timeZone, deviceZone]).map((value) => ({ value, label: formatTimeZone(value) }))}
          onChange={(chosen) => change({ timeZone: chosen })}
        />
        {deviceZone !== draft.timeZone && (
          <Button tone="ghost" size="compact" onClick={() => change({ timeZone: deviceZone })}>
            {t('timeZoneHere', { zone: formatTimeZone(deviceZone) })}
          </Button>
        )}
        <Button type="submit" tone="soft" pending={saving.isPending}>
          {t('saveFamily')}
        </Button>
      </Form>
    </SettingsSection>
  )
}
