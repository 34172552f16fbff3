import { useLocale, useTranslations } from 'use-intl'
import { newBehavior } from '#shared/behaviors/contract.ts'
import { behaviorPoints, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import { useForm } from '#web/lib/form.ts'
import { numberIn } from '#web/lib/number-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { HardWarning } from './hard-warning.tsx'
import { useAward } from './use-award.ts'
import type { BehaviorDraft } from './use-behavior-draft.ts'

interface OwnBehaviorFormProps {
  child: Child
  zone: string
  writing: BehaviorDraft
  onDone: () => void
  onHard: () => void
  onFull: (entry: QuickEntry & { title: string }) => void
}

/** What the schema says about the draft. */
const useBehaviorCheck = (child: Child, { draft }: BehaviorDraft) => {
  const t = useTranslations('behaviors.sheet')
  const common = useTranslations('common')
  const toast = useToast()
  const form = useForm(newBehavior, {
    'title.required': t('nameRequired'),
    points: t('pointsPositive'),
    type: t('typeRequired'),
  })
  const { type, title, description } = draft
  const amount = numberIn(draft.points, useLocale())
  const isAmount = Number.isInteger(amount) && amount >= behaviorPoints.min && amount <= behaviorPoints.max
  // What is no amount is no number to the schema, so that it is told together with a missing title.
  const points = isAmount ? amount * (type === 'reward' ? 1 : -1) : Number.NaN
  const check = () => {
    const checked = form.check({ childId: child.id, type, title, description, points })
    if (!checked && title.trim() === '' && draft.points.trim() === '') {
      toast({ kind: 'error', title: common('incomplete'), description: t('bothRequired') })
    }
    return checked
  }
  return { ...form, check, amount, isAmount }
}

/** Title, a few more words and points, for something good or something hard. */
export function OwnBehaviorForm({ child, zone, writing, onDone, onHard, onFull }: OwnBehaviorFormProps) {
  const t = useTranslations('behaviors.sheet')
  const common = useTranslations('common')
  const { draft, change, clear } = writing
  const { ref, textOf, check, refuse, amount, isAmount } = useBehaviorCheck(child, writing)
  const { award, isPending } = useAward(child, {
    onRecorded: ({ quickFull }, deed) => {
      clear()
      if (deed.points < 0) onHard()
      else if (quickFull) onFull({ title: deed.title, points: deed.points })
      else onDone()
    },
    onRefused: refuse,
  })
  const submit = () => {
    const checked = check()
    if (!checked) return
    const { title, points, description } = checked
    award({ title, points, ...(description && { description }) })
  }
  const hard = draft.type === 'punishment'
  return (
    <Form ref={ref} pending={isPending} onSubmit={submit} className="grid gap-4">
      <ChipGroup
        label={t('type')}
        value={draft.type}
        onChange={(type) => change({ type })}
        className="grid! grid-cols-2"
        chipClassName="px-2!"
        options={[
          { value: 'reward', label: t('reward') },
          { value: 'punishment', label: t('punishment') },
        ]}
      />
      <TextField
        name="title"
        label={t('name')}
        requiredText={common('required')}
        hint={hard ? t('hardHint', { name: child.name }) : t('nameHint')}
        error={textOf('title')}
        value={draft.title}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
      />
      <NumberField
        name="points"
        label={t('points')}
        requiredText={common('required')}
        error={textOf('points')}
        value={draft.points}
        className="[&_input]:max-w-40"
        onChange={({ target }) => change({ points: target.value })}
      />
      <TextArea
        name="description"
        label={t('description')}
        countText={t('count', {
          count: String(Array.from(draft.description).length),
          most: String(textLimits.description),
        })}
        error={textOf('description')}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      {hard && isAmount && <HardWarning child={child} zone={zone} points={amount} />}
      <FormEnd>
        <Button type="submit" pending={isPending} tone={hard ? 'soft' : 'primary'}>
          {isAmount ? t(hard ? 'deduct' : 'award', { points: amount }) : t('save')}
        </Button>
        {!hard && <p className="text-center text-small text-text-2">{t('asTile')}</p>}
      </FormEnd>
    </Form>
  )
}
