import { useLocale, useTranslations } from 'use-intl'
import { newTile } from '#shared/behaviors/contract.ts'
import { isSameEntry, type OwnEntry, type QuickEntry } from '#shared/behaviors/rules.ts'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { useForm } from '#web/lib/form.ts'
import { parseNumber } from '#web/lib/number-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { PointsField } from '#web/ledger/points-field.tsx'

interface EditTileDialogProps {
  entry: OwnEntry
  /** The other tiles, which must differ. */
  others: readonly QuickEntry[]
  open: boolean
  onChange: (entry: OwnEntry) => void
  onClose: () => void
}

/** Renders the dialog that changes name and points of a tile of the family's own. */
export function EditTileDialog({ entry, others, open, onChange, onClose }: EditTileDialogProps) {
  const t = useTranslations('behaviors')
  const common = useTranslations('common')
  const locale = useLocale()
  const form = useForm(newTile, {
    initial: { title: entry.title, points: String(entry.points) },
    messages: {
      'title.required': t('sheet.nameRequired'),
      'title.duplicate': t('list.duplicate'),
      points: t('sheet.pointsPositive'),
    },
  })
  const amount = parseNumber(form.values.points, locale)
  const submit = () => {
    const changed = form.check({ ...entry, title: form.values.title, points: amount })
    if (!changed) return
    if (others.some((other) => isSameEntry(other, changed))) return form.markInvalid('title', 'duplicate')
    onChange(changed)
    onClose()
  }
  return (
    <FormDialog open={open} title={t('list.editTitle')} form={form} onClose={onClose}>
      <Form form={form} pending={false} onSubmit={submit} className="grid gap-4">
        <TextField {...form.field('title')} label={t('sheet.name')} hint={t('sheet.nameHint')} autoComplete="off" />
        <PointsField {...form.field('points')} amount={amount} onChoose={(points) => form.change({ points })} />
        <FormButtons>
          <Button type="submit">{common('done')}</Button>
        </FormButtons>
      </Form>
    </FormDialog>
  )
}
