import { useTranslations } from 'use-intl'
import { childLimits, earliestBirthday } from '#shared/children/rules.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { NumberField, TextField } from '#web/ui/field.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { isAgeOutOfRange } from './child-fields.ts'
import type { ChildFormState } from './use-child-form.ts'

interface FieldsProps {
  form: ChildFormState
  editing: boolean
}

/** Renders the field of the age, with the limits of adding or editing. */
export function AgeField({ form, editing }: FieldsProps) {
  const t = useTranslations('children')
  const isIgnored = editing && isAgeOutOfRange(form.values.age)
  const min = editing ? childLimits.editAgeMin : childLimits.ageMin
  const max = editing ? childLimits.editAgeMax : childLimits.ageMax
  return (
    <NumberField
      {...form.field('age')}
      label={t('age')}
      hint={isIgnored ? t('ageStays') : t('ageWhy', { min: String(min), max: String(max) })}
      min={min}
      max={max}
      className="[&_input]:max-w-40"
    />
  )
}

/** Renders aliases, gender and birthday in collapsible details, which are open while editing. */
export function OptionalFields({ form, editing }: FieldsProps) {
  const t = useTranslations('children')
  return (
    <MoreFields
      label={t('moreFields')}
      hint={t('moreFieldsHint')}
      initiallyOpen={editing}
      hasError={form.errorOf('birthday') !== undefined || form.errorOf('aliases') !== undefined}
    >
      <TextField
        {...form.field('aliases')}
        label={t('aliases')}
        hint={t('aliasesHint')}
        autoComplete="off"
        autoCapitalize="words"
      />
      <GenderField {...form.choice('gender')} />
      <TextField
        {...form.field('birthday')}
        label={t('birthday')}
        hint={t('birthdayWhy')}
        type="date"
        autoComplete="off"
        min={earliestBirthday}
        max={useToday()}
      />
    </MoreFields>
  )
}

function GenderField({ value, onChange }: { value: string; onChange: (gender: string) => void }) {
  const t = useTranslations('children')
  return (
    <div className="grid gap-1.5">
      <p className="type-label">{t('gender')}</p>
      <ChipGroup
        label={t('gender')}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: t('genderNone') },
          { value: 'girl', label: t('girl') },
          { value: 'boy', label: t('boy') },
        ]}
      />
      <p className="text-small text-text-2">{t('genderWhy')}</p>
    </div>
  )
}
