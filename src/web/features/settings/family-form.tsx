import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { editFamily, familyChanges } from '#shared/families/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { Section } from './section.tsx'
import { timeZones, zoneHere, zoneLabel } from './time-zones.ts'

type FamilyFormProps = { family: { name: string; timeZone: string } }

/** The family's name and time zone. */
export function FamilyForm({ family: { name, timeZone } }: FamilyFormProps) {
  const t = useTranslations('settings')
  const [draft, change, clear] = useDraft(`family.${name}.${timeZone}`, { name, timeZone })
  const errors = useFormErrors(familyChanges)
  const saving = useMutation(write(editFamily))
  const toast = useToast()
  const fail = useFailure()
  const here = zoneHere()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (saving.isPending) return
    const body = errors.check(draft, form)
    if (!body) return
    saving.mutate(
      { body },
      {
        onSuccess: () => {
          clear()
          toast({ title: t('saved') })
        },
        onError: (error) => fail(t('saveFailed'), error, errors.refuse(error, form)),
      },
    )
  }

  return (
    <Section title={t('family')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('familyName')}
          name="name"
          required
          autoComplete="off"
          value={draft.name}
          error={errors.textOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          name="timeZone"
          value={draft.timeZone}
          error={errors.textOf('timeZone')}
          options={timeZones([timeZone, here]).map((value) => ({ value, label: zoneLabel(value) }))}
          onChange={(chosen) => change({ timeZone: chosen })}
        />
        {here !== draft.timeZone && (
          <Button tone="ghost" size="compact" onClick={() => change({ timeZone: here })}>
            {t('timeZoneHere', { zone: zoneLabel(here) })}
          </Button>
        )}
        <Button type="submit" tone="soft" pending={saving.isPending}>
          {t('saveFamily')}
        </Button>
      </form>
    </Section>
  )
}
