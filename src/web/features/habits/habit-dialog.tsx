import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { targetDays } from '#shared/habits/rules.ts'
import { LazyPictureField, usePreloadedPictureField } from '#web/ledger/lazy-picture-choice.tsx'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { parseNumber } from '#web/lib/number-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { DifficultyField } from './difficulty-field.tsx'
import { findLeastTargetDays, useHabitForm, type HabitFormState } from './use-habit-form.ts'

interface HabitDialogProps {
  child: Child
  /** Null for a new one. */
  habit: Habit | null
  /** Given for a habit that was just added from an idea. */
  onRemove?: (() => void) | undefined
  /** Called just before a new one is added. */
  onAdding?: (() => void) | undefined
  open: boolean
  onClose: () => void
}

/** Renders the dialog that adds or edits a habit. What was typed is kept until it is saved; give it the habit's id as `key`. */
export function HabitDialog({ child, habit, onRemove, onAdding, open, onClose }: HabitDialogProps) {
  const t = useTranslations('habits.form')
  const common = useTranslations('common')
  usePreloadedPictureField()
  const form = useHabitForm(child, habit, onClose, onAdding)
  return (
    <FormDialog
      open={open}
      title={habit ? t('editTitle') : t('addTitle', { name: child.name })}
      form={form}
      onClose={onClose}
    >
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
        <TextField {...form.field('title')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
        <TextField {...form.field('cue')} label={t('cue')} hint={t('cueHint')} autoComplete="off" />
        <MoreFields
          label={common('more')}
          hint={t('moreHint')}
          initiallyOpen={habit !== null}
          hasError={form.errorOf('targetDays') !== undefined || form.errorOf('description') !== undefined}
        >
          <LazyPictureField title={form.values.title} tone="leaf" {...form.choice('picture')} />
          <DifficultyField habit={habit} {...form.choice('difficulty')} />
          <TargetField least={habit ? findLeastTargetDays(habit) : targetDays.min} form={form} />
          <TextArea {...form.textArea('description')} label={t('description')} />
        </MoreFields>
        <FormButtons>
          <Button type="submit" pending={form.isPending}>
            {habit ? t('save') : t('submit')}
          </Button>
          {onRemove && (
            <Button tone="soft" icon="trash" className="text-negative!" onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </FormButtons>
      </Form>
    </FormDialog>
  )
}

interface TargetFieldProps {
  /** The least target that can be chosen. */
  least: number
  form: HabitFormState
}

/** Renders the field of the target in days, with buttons for usual targets. */
function TargetField({ least, form }: TargetFieldProps) {
  const t = useTranslations('habits.form')
  const common = useTranslations('common')
  const format = useFormatter()
  const typed = parseNumber(form.values.targetDays, useLocale())
  const presets = targetDays.presets.filter((days) => days >= least)
  return (
    <div className="grid grid-cols-1 gap-2">
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
            <ChipButton
              key={days}
              pressed={typed === days}
              className="flex-col gap-0! rounded-tile! px-1!"
              onClick={() => form.change({ targetDays: String(days) })}
            >
              <span className="tabular-nums">{format.number(days)}</span>{' '}
              <span className="text-meta font-normal">{t(`preset.d${days}`)}</span>
            </ChipButton>
          ))}
        </fieldset>
      )}
    </div>
  )
}
