import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { difficulties } from '#shared/habits/rules.ts'
import { skillPoints } from '#shared/skills/rules.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { useExamples } from './use-examples.ts'
import type { SkillForm as FormState } from './use-skill-form.ts'

interface SkillFormProps {
  child: Child
  isNew: boolean
  form: FormState
}

/** The fields of a challenge: title, difficulty, and (optional) target, unit, due date, description. */
export function SkillForm({ child, isNew, form }: SkillFormProps) {
  const t = useTranslations('skills')
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
      {isNew && <Examples onChoose={form.change} />}
      <TextField
        {...form.field('title')}
        label={t('form.name')}
        hint={t('form.nameHint', { name: child.name })}
        autoComplete="off"
      />
      {isNew && <DifficultyChoice form={form} />}
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        {isNew && (
          <TextField
            {...form.field('targetValue')}
            label={t('form.target')}
            hint={t('form.targetHint')}
            inputMode="decimal"
            autoComplete="off"
            className="flex-1 basis-32 content-start"
          />
        )}
        <TextField
          {...form.field('targetUnit')}
          label={t('form.unit')}
          hint={t('form.unitHint')}
          autoComplete="off"
          className="flex-1 basis-32 content-start"
        />
      </div>
      <TextField {...form.field('dueDate')} type="date" label={t('form.due')} hint={t('form.dueHint')} />
      <TextArea {...form.textArea('description')} label={t('form.description')} />
      {!isNew && <p className="text-small text-text-2">{t('form.fixed')}</p>}
      <FormEnd>
        <Button type="submit" pending={form.isPending}>
          {isNew ? t('form.submit') : t('form.save')}
        </Button>
      </FormEnd>
    </Form>
  )
}

function Examples({ onChoose }: { onChoose: FormState['change'] }) {
  const t = useTranslations('skills.form')
  const examples = useExamples()
  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-1.5">{t('examples')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,40%),100%),1fr))] gap-2">
        {examples.map(({ key, title, goal, fields }) => (
          <Chip
            key={key}
            onClick={() => onChoose(fields)}
            className="min-w-0! shrink! flex-col gap-0! rounded-field! px-2! wrap-anywhere"
          >
            {title}
            <span className="text-meta font-normal text-text-2">{goal}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function DifficultyChoice({ form }: { form: FormState }) {
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="type-label">
        {t('form.difficulty')}
      </p>
      <ChipGroup
        {...form.choice('difficulty')}
        label={t('form.difficulty')}
        options={difficulties.map((value) => ({
          value,
          label: `${t(`difficulty.${value}`)} ${signed(skillPoints[value])}`,
        }))}
      />
      <p className="text-small text-text-2">
        {t('form.difficultyHint', { points: skillPoints[form.values.difficulty] })}
      </p>
    </div>
  )
}
