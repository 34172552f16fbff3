import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { targetDays } from '#shared/habits/rules.ts'
import { parseNumber } from '#web/lib/number-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { NumberField } from '#web/ui/field.tsx'
import type { HabitForm } from './use-habit-form.ts'

interface TargetFieldProps {
  /** The present target, as it can only grow; 0 for a new habit. */
  least: number
  form: HabitForm
}

/** The target in days: presets, or a number of one's own. */
export function TargetField({ least, form }: TargetFieldProps) {
  const t = useTranslations('habits.form')
  const common = useTranslations('common')
  const format = useFormatter()
  const typed = parseNumber(form.values.targetDays, useLocale())
  const presets = targetDays.presets.filter((days) => days >= least)
  return (
    <div className="grid gap-2">
      <NumberField
        {...form.field('targetDays')}
        label={t('target')}
        requiredText={common('required')}
        hint={t('targetHint')}
        className="[&_input]:max-w-32"
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
              onClick={() => form.change({ targetDays: String(days) })}
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
