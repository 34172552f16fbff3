import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { targetDays } from '#shared/habits/rules.ts'
import { numberIn } from '#web/lib/number-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { NumberField } from '#web/ui/field.tsx'

interface TargetFieldProps {
  /** A target can only grow: the one a habit has already, or 0. */
  least: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** For how many days in a row: four lengths with what they are good for, or an own one. */
export function TargetField({ least, value, error, onChange }: TargetFieldProps) {
  const t = useTranslations('habits.form')
  const common = useTranslations('common')
  const format = useFormatter()
  const typed = numberIn(value, useLocale())
  const presets = targetDays.presets.filter((days) => days >= least)
  return (
    <div className="grid gap-2">
      <NumberField
        name="targetDays"
        label={t('target')}
        requiredText={common('required')}
        hint={t('targetHint')}
        error={error}
        value={value}
        className="[&_input]:max-w-32"
        onChange={({ target }) => onChange(target.value)}
      />
      {presets.length > 0 && (
        <fieldset
          aria-label={t('presets')}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-2"
        >
          {presets.map((days) => (
            <Chip
              key={days}
              pressed={typed === days}
              className="flex-col gap-0! rounded-tile! px-1!"
              onClick={() => onChange(String(days))}
            >
              <span className="tabular-nums">{format.number(days)}</span>{' '}
              <span className="text-meta font-normal">{t(`preset.d${days}`)}</span>
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  )
}
