import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import { difficulties } from '#shared/habits/rules.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { skillPoints } from '#shared/skills/rules.ts'
import { useSigned } from '#web/ledger/act-points.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import type { SkillDraft } from './use-skill-draft.ts'
import { useExamples } from './use-examples.ts'
import { useSaveSkill } from './use-save-skill.ts'

interface SkillFormProps {
  child: Child
  skill: Skill | null
  writing: SkillDraft
  onDone: () => void
}

/** What it is about, how hard, and (all optional) the target, its unit, the day and a few more words. */
export function SkillForm({ child, skill, writing, onDone }: SkillFormProps) {
  const t = useTranslations('skills')
  const common = useTranslations('common')
  const { draft, change } = writing
  const { submit, ref, textOf, isPending } = useSaveSkill(child, skill, writing, onDone)
  const written = String(Array.from(draft.description).length)
  return (
    <Form ref={ref} pending={isPending} onSubmit={submit} className="grid grid-cols-1 gap-4">
      {!skill && <Examples onChoose={change} />}
      <TextField
        name="title"
        label={t('form.name')}
        requiredText={common('required')}
        hint={t('form.nameHint', { name: child.name })}
        error={textOf('title')}
        value={draft.title}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
      />
      {!skill && <DifficultyChoice writing={writing} />}
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        {!skill && (
          <TextField
            name="targetValue"
            label={t('form.target')}
            hint={t('form.targetHint')}
            error={textOf('targetValue')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.target}
            className="flex-1 basis-32 content-start"
            onChange={({ target }) => change({ target: target.value })}
          />
        )}
        <TextField
          name="targetUnit"
          label={t('form.unit')}
          hint={t('form.unitHint')}
          error={textOf('targetUnit')}
          autoComplete="off"
          value={draft.unit}
          className="flex-1 basis-32 content-start"
          onChange={({ target }) => change({ unit: target.value })}
        />
      </div>
      <TextField
        name="dueDate"
        type="date"
        label={t('form.due')}
        hint={t('form.dueHint')}
        error={textOf('dueDate')}
        value={draft.dueDate}
        onChange={({ target }) => change({ dueDate: target.value })}
      />
      <TextArea
        name="description"
        label={t('form.description')}
        countText={common('count', { count: written, most: String(textLimits.description) })}
        error={textOf('description')}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      {skill && <p className="text-small text-text-2">{t('form.fixed')}</p>}
      <FormEnd>
        <Button type="submit" pending={isPending}>
          {skill ? t('form.save') : t('form.submit')}
        </Button>
      </FormEnd>
    </Form>
  )
}

function Examples({ onChoose }: { onChoose: SkillDraft['change'] }) {
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

function DifficultyChoice({ writing: { draft, change } }: { writing: SkillDraft }) {
  const t = useTranslations('skills')
  const signed = useSigned()
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="type-label">
        {t('form.difficulty')}
      </p>
      <ChipGroup
        label={t('form.difficulty')}
        value={draft.difficulty}
        onChange={(difficulty) => change({ difficulty })}
        options={difficulties.map((value) => ({
          value,
          label: `${t(`difficulty.${value}`)} ${signed(skillPoints[value])}`,
        }))}
      />
      <p className="text-small text-text-2">{t('form.difficultyHint', { points: skillPoints[draft.difficulty] })}</p>
    </div>
  )
}
