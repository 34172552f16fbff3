import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { difficulties } from '#shared/habits/rules.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { skillPointsByDifficulty } from '#shared/skills/rules.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { DayField } from '#web/ledger/day-field.tsx'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { LazySkillExampleChips, usePreloadedSkillExamples } from './lazy-skill-example-chips.tsx'
import { useSkillForm, type SkillFormState } from './use-skill-form.ts'

interface SkillDialogProps {
  child: Child
  /** All challenges of the child. */
  skills: readonly Skill[]
  /** The child's age in years, or null. */
  age: number | null
  /** Null for a new one. */
  skill: Skill | null
  open: boolean
  /** Called with the id of a new challenge. */
  onAdded: (id: string) => void
  onClose: () => void
}

/**
 * Renders the dialog that adds or edits a challenge. What was typed is kept until it is saved; give it another `key` each time it
 * opens.
 */
export function SkillDialog({ child, skills, age, skill, open, onAdded, onClose }: SkillDialogProps) {
  const t = useTranslations('skills.form')
  usePreloadedSkillExamples()
  const form = useSkillForm(child, skill, { onAdded, onDone: onClose })
  const isNew = skill === null
  return (
    <FormDialog open={open} title={isNew ? t('addTitle') : t('editTitle')} form={form} onClose={onClose}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
        {isNew && <LazySkillExampleChips skills={skills} age={age} onChoose={form.change} />}
        <TextField
          {...form.field('title')}
          label={t('name')}
          hint={t('nameHint', { name: child.name })}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-x-3 gap-y-4">
          {isNew && (
            <TextField
              {...form.field('targetValue')}
              label={t('target')}
              hint={t('targetHint')}
              inputMode="decimal"
              autoComplete="off"
              className="min-w-0 flex-1 basis-32 content-start"
            />
          )}
          <TextField
            {...form.field('targetUnit')}
            label={t('unit')}
            hint={t('unitHint')}
            autoComplete="off"
            className="min-w-0 flex-1 basis-32 content-start"
          />
        </div>
        {isNew && <DifficultyField form={form} />}
        <DueField form={form} />
        <TextArea {...form.textArea('description')} label={t('description')} />
        {!isNew && <p className="text-small text-text-2">{t('fixed')}</p>}
        <FormButtons>
          <Button type="submit" tone={isNew || form.isChanged ? 'primary' : 'soft'} pending={form.isPending}>
            {isNew ? t('submit') : t('save')}
          </Button>
        </FormButtons>
      </Form>
    </FormDialog>
  )
}

function DueField({ form }: { form: SkillFormState }) {
  const t = useTranslations('skills.form')
  const today = useToday()
  return (
    <DayField
      {...form.choice('dueDate')}
      name="dueDate"
      label={t('due')}
      hint={t('dueHint')}
      noDay={t('noDue')}
      error={form.errorOf('dueDate')}
      min={today}
      today={today}
    />
  )
}

function DifficultyField({ form }: { form: SkillFormState }) {
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const options = difficulties.map((value) => ({
    value,
    label: `${t(`form.difficultyName.${value}`)} ${signed(skillPointsByDifficulty[value])}`,
  }))
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p aria-hidden="true" className="type-label">
        {t('form.difficulty')}
      </p>
      <ChipGroup {...form.choice('difficulty')} label={t('form.difficulty')} options={options} />
      <p className="text-small text-text-2">
        {t('form.difficultyHint', { points: skillPointsByDifficulty[form.values.difficulty] })}
      </p>
    </div>
  )
}
