import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { feedbackTypes, newFeedback, sendFeedback, type FeedbackType } from '#shared/feedback/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const initial = { feedbackType: '' as FeedbackType | '', subject: '', message: '' }

/** Returns the form of feedback to the operator; `submit` checks and sends it. */
const useFeedbackForm = (onDone: () => void) => {
  const t = useTranslations('feedback')
  const form = useForm(newFeedback, {
    draft: 'feedback',
    initial,
    messages: {
      feedbackType: t('typeRequired'),
      'subject.required': t('subjectShort'),
      'subject.subject_short': t('subjectShort'),
      'message.required': t('messageShort'),
      'message.message_short': t('messageShort'),
    },
  })
  const { send, isPending } = useCommand(sendFeedback, {
    success: () => {
      form.clear()
      onDone()
      return { title: t('sent'), description: t('sentText') }
    },
    onError: form.showError,
    failure: () => ({ title: t('failed'), description: t('failedText') }),
  })
  const submit = () => {
    // The schema reports a type that is not chosen yet.
    const body = form.check(form.values as z.input<typeof newFeedback>)
    if (body) void send({ body })
  }
  return { ...form, submit, isPending }
}

interface FeedbackDialogProps {
  open: boolean
  onClose: () => void
}

/** Renders the dialog with the feedback form: type, subject and message. What was typed is kept until it is sent. */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const t = useTranslations('feedback')
  const common = useTranslations('common')
  const form = useFeedbackForm(onClose)
  const cancel = () => {
    form.clearErrors()
    onClose()
  }
  const types = feedbackTypes.map((value) => ({ value, label: t(`types.${value}`) }))
  return (
    <FormDialog open={open} title={t('title')} description={t('intro')} form={form} onClose={onClose}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
        <SelectField
          {...form.select('feedbackType')}
          label={t('type')}
          options={[{ value: '', label: t('typeNone') }, ...types]}
        />
        <TextField {...form.field('subject')} label={t('subject')} autoComplete="off" />
        <TextArea {...form.textArea('message')} label={t('message')} rows={5} />
        <FormButtons>
          <Button type="submit" pending={form.isPending}>
            {t('submit')}
          </Button>
          <Button tone="ghost" onClick={cancel}>
            {common('cancel')}
          </Button>
        </FormButtons>
      </Form>
    </FormDialog>
  )
}
