import { useTranslations } from 'use-intl'
import { childLimits, earliestBirthday } from '#shared/children/rules.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { NumberField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isAgeOutOfRange } from './child-fields.ts'
import type { ChildFormState } from './use-child-form.ts'

type OptionalFieldsProps = {
  form: ChildFormState
  editing: boolean
  open: boolean
  onToggle: (open: boolean) => void
}

/** Renders age, gender and birthday in collapsible details. */
export function OptionalFields({ form, editing, open, onToggle }: OptionalFieldsProps) {
  const t = useTranslations('children')
  const isIgnored = editing && isAgeOutOfRange(form.values.age)
  return (
    <details
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group rounded-tile bg-surface-2/60 px-4"
    >
      <summary className="tap-child type-label -mx-4 flex list-none items-center gap-2 rounded-tile px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {t('moreFields')} <span className="font-sans text-small font-normal text-text-2">{t('moreFieldsHint')}</span>
        </span>
        <Icon name="down" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-4">
        <NumberField
          {...form.field('age')}
          label={t('age')}
          hint={isIgnored ? t('ageStays') : t('ageWhy')}
          min={editing ? childLimits.editAgeMin : childLimits.ageMin}
          max={editing ? childLimits.editAgeMax : childLimits.ageMax}
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
      </div>
    </details>
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
