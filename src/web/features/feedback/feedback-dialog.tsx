import { useTranslations } from 'use-intl'
import { feedbackTypes } from '#shared/feedback/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useFeedbackForm } from './use-feedback-form.ts'

interface FeedbackDialogProps {
  open: boolean
  onClose: () => void
}

/** Renders the dialog with the feedback form: type, subject and message. Closing it clears the form. */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const t = useTranslations('feedback')
  const common = useTranslations('common')
  const form = useFeedbackForm(onClose)
  const cancel = () => {
    form.clear()
    onClose()
  }
  const types = feedbackTypes.map((value) => ({ value, label: t(`types.${value}`) }))
  return (
    <DraftDialog open={open} title={t('title')} description={t('intro')} form={form} onClose={onClose}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
        <SelectField
          {...form.select('feedbackType')}
          label={t('type')}
          options={[{ value: '', label: t('typeNone') }, ...types]}
        />
        <TextField {...form.field('subject')} label={t('subject')} autoComplete="off" />
        <TextArea {...form.textArea('message')} label={t('message')} rows={5} />
        <FormEnd className="sm:grid-cols-2">
          <Button tone="soft" onClick={cancel}>
            {common('cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {t('submit')}
          </Button>
        </FormEnd>
      </Form>
    </DraftDialog>
  )
}
