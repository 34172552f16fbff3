import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { LazyPictureField, usePreloadedPictureField } from '#web/ledger/lazy-picture-choice.tsx'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { DeductionWarning } from './deduction-warning.tsx'
import { DeedChips } from './deed-chips.tsx'
import type { DayChoice } from './use-day-choice.ts'
import { PointsField } from '#web/ledger/points-field.tsx'
import { useRecordBehavior } from './use-record-behavior.ts'
import { useRecordBehaviorForm, type BehaviorType } from './use-record-behavior-form.ts'
import { useReplacedTile, type TileOutcome } from './use-replaced-tile.ts'

interface RecordBehaviorDialogProps extends TileOutcome {
  child: Child
  zone: string
  /** When it happened, with its choice. */
  when: DayChoice
  /** The type it opens with; null while it is closed. */
  type: BehaviorType | null
  onClose: () => void
  /** Called with the title of something hard when it was recorded, and with null when it is undone. */
  onHard: (title: string | null) => void
  /** The tiles of the child. */
  entries: readonly QuickEntry[]
}

/** Renders the dialog that records an award or deduction without a tile. What was typed is kept until it is saved. */
export function RecordBehaviorDialog({
  child,
  zone,
  when,
  type,
  entries,
  onClose,
  onHard,
  onRoomless,
  ...outcome
}: RecordBehaviorDialogProps) {
  const t = useTranslations('behaviors.sheet')
  const behaviors = useTranslations('behaviors')
  usePreloadedPictureField()
  const [openedWith, setOpenedWith] = useState<BehaviorType>('reward')
  if (type !== null && type !== openedWith) setOpenedWith(type)
  const form = useRecordBehaviorForm(child, openedWith)
  const tile = useReplacedTile(child, entries, { ...outcome, onRoomless })
  const { submit, isPending } = useRecordBehavior({ child, when, form, tile, onClose, onHard, onRoomless })
  const isHard = form.type === 'punishment'
  return (
    <FormDialog
      open={type !== null}
      title={behaviors(openedWith === 'reward' ? 'own' : 'hard')}
      form={form}
      onClose={onClose}
    >
      <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
        <TypeChoice form={form} />
        <TextField
          {...form.field('title')}
          label={t('name')}
          hint={isHard ? t('hardHint', { name: child.name }) : t('nameHint')}
          autoComplete="off"
        />
        <PictureOrDeeds form={form} />
        <PointsChoice form={form} />
        {!isHard && <TileChoice tile={tile} />}
        <RareFields form={form} when={when} />
        {isHard && form.isAmount && !form.isWithoutPoints && !when.day && (
          <DeductionWarning child={child} zone={zone} points={form.amount} />
        )}
        <FormButtons>
          <SubmitButton form={form} pending={isPending} />
        </FormButtons>
      </Form>
    </FormDialog>
  )
}

/** Renders the choice between something good and something hard. */
function TypeChoice({ form }: { form: ReturnType<typeof useRecordBehaviorForm> }) {
  const t = useTranslations('behaviors.sheet')
  return (
    <ChipGroup
      {...form.choice('type')}
      label={t('type')}
      value={form.type}
      className="grid! grid-cols-2"
      chipClassName="px-2!"
      options={[
        { value: 'reward', label: t('reward') },
        { value: 'punishment', label: t('punishment') },
      ]}
    />
  )
}

/** Renders the choice of a picture, or for something hard ready words. */
function PictureOrDeeds({ form }: { form: ReturnType<typeof useRecordBehaviorForm> }) {
  const { title } = form.values
  return form.type === 'punishment' ? (
    <DeedChips title={title} onChoose={(chosen) => form.change({ title: chosen })} />
  ) : (
    <LazyPictureField title={title} tone="ember" {...form.choice('picture')} />
  )
}

/** Renders the choice of points; something hard may have none. */
function PointsChoice({ form }: { form: ReturnType<typeof useRecordBehaviorForm> }) {
  const t = useTranslations('behaviors.sheet')
  const isHard = form.type === 'punishment'
  return (
    <PointsField
      {...form.field('points')}
      value={form.typedPoints}
      amount={form.amount}
      isDeduction={isHard}
      onChoose={(points) => form.change({ points })}
      {...(isHard && { none: { label: t('noPoints'), isChosen: form.isWithoutPoints, onChoose: form.chooseNone } })}
    />
  )
}

interface RareFieldsProps {
  form: ReturnType<typeof useRecordBehaviorForm>
  when: DayChoice
}

/** Renders the fields that few need, folded; open where the day is not today. */
function RareFields({ form, when }: RareFieldsProps) {
  const t = useTranslations('behaviors.sheet')
  const common = useTranslations('common')
  return (
    <MoreFields
      label={common('more')}
      hint={t('moreHint')}
      initiallyOpen={when.day !== null}
      hasError={form.errorOf('description') !== undefined}
    >
      <SelectField name="when" label={t('when')} options={when.options} value={when.value} onChange={when.choose} />
      <TextArea {...form.textArea('description')} label={t('description')} rows={2} />
    </MoreFields>
  )
}

interface SubmitButtonProps {
  form: ReturnType<typeof useRecordBehaviorForm>
  pending: boolean
}

/** Renders the button that records, with the points that it gives or takes off; while something is missing it looks as if it waited. */
function SubmitButton({ form, pending }: SubmitButtonProps) {
  const { type, values, amount, isAmount, isWithoutPoints } = form
  const t = useTranslations('behaviors.sheet')
  const isHard = type === 'punishment'
  const isOff = values.title.trim() === ''
  const tone = isHard ? 'soft' : 'primary'
  return (
    <Button type="submit" pending={pending} tone={isOff ? 'off' : tone}>
      {isHard ? t('note') : isAmount ? t('award', { points: amount }) : t('awardNone')}
      {isHard && isAmount && !isWithoutPoints && <ActPoints points={-amount} variant="text" className="text-small" />}
    </Button>
  )
}

/** Renders that an own behavior becomes a tile, or where all places are taken, whether it does and which one makes room. */
function TileChoice({ tile: { options, value, choose } }: { tile: ReturnType<typeof useReplacedTile> }) {
  const t = useTranslations('behaviors.sheet')
  if (options.length === 0) return <p className="text-small text-text-2">{t('asTile')}</p>
  return (
    <SelectField
      name="tile"
      label={t('tile')}
      hint={t('replaceHint')}
      options={options}
      value={value}
      onChange={choose}
    />
  )
}
