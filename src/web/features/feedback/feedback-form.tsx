import { useTranslations } from 'use-intl'
import { feedbackTypes } from '#shared/feedback/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { FeedbackForm as FormState } from './use-feedback-form.ts'

interface FeedbackFormProps {
  form: FormState
  onCancel: () => void
}

/** Renders the feedback form: type, subject and message. */
export function FeedbackForm({ form, onCancel }: FeedbackFormProps) {
  const t = useTranslations('feedback')
  const common = useTranslations('common')
  const types = feedbackTypes.map((value) => ({ value, label: t(`types.${value}`) }))
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
      <SelectField
        {...form.select('feedbackType')}
        label={t('type')}
        options={[{ value: '', label: t('typeNone') }, ...types]}
      />
      <TextField {...form.field('subject')} label={t('subject')} autoComplete="off" />
      <TextArea {...form.textArea('message')} label={t('message')} rows={5} />
      <FormEnd className="sm:grid-cols-2">
        <Button tone="soft" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button type="submit" pending={form.isPending}>
          {t('submit')}
        </Button>
      </FormEnd>
    </Form>
  )
}
