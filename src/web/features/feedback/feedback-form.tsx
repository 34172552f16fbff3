import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useTranslations } from 'use-intl'
import { textLimits } from '#shared/contract/fields.ts'
import { feedbackTypes, newFeedback, sendFeedback } from '#shared/feedback/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import type { FeedbackDraft } from './use-feedback-draft.ts'

interface FeedbackFormProps extends FeedbackDraft {
  onCancel: () => void
  onSent: () => void
}

/** Returns `submit()`, which validates and sends the draft, and the state of the form. */
const useSendFeedback = ({ draft, clear, onSent }: FeedbackFormProps) => {
  const t = useTranslations('feedback')
  const toast = useToast()
  const fail = useFailure()
  const { ref, textOf, check, refuse } = useForm(newFeedback, {
    feedbackType: t('typeRequired'),
    'subject.required': t('subjectShort'),
    'subject.subject_short': t('subjectShort'),
    'message.required': t('messageShort'),
    'message.message_short': t('messageShort'),
  })
  const { mutate, isPending } = useMutation({
    ...write(sendFeedback),
    onSuccess: () => {
      clear()
      toast({ title: t('sent'), description: t('sentText') })
      onSent()
    },
    onError: (error) => fail(t('failed'), error, refuse(error), t('failedText')),
  })
  const submit = () => {
    // The empty type is invalid and becomes an error of its field.
    const body = check(draft as z.input<typeof newFeedback>)
    if (body) mutate({ body })
  }
  return { submit, ref, textOf, isPending }
}

/** Renders the feedback form: type, subject and message. */
export function FeedbackForm(props: FeedbackFormProps) {
  const t = useTranslations('feedback')
  const common = useTranslations('common')
  const { draft, change, onCancel } = props
  const { submit, ref, textOf, isPending } = useSendFeedback(props)
  const types = feedbackTypes.map((value) => ({ value, label: t(`types.${value}`) }))
  return (
    <Form ref={ref} pending={isPending} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <SelectField
        name="feedbackType"
        label={t('type')}
        requiredText={common('required')}
        error={textOf('feedbackType')}
        options={[{ value: '', label: t('typeNone') }, ...types]}
        value={draft.feedbackType}
        onChange={(feedbackType) => change({ feedbackType })}
      />
      <TextField
        name="subject"
        label={t('subject')}
        requiredText={common('required')}
        error={textOf('subject')}
        value={draft.subject}
        autoComplete="off"
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        name="message"
        label={t('message')}
        requiredText={common('required')}
        countText={common('count', {
          count: String(Array.from(draft.message).length),
          most: String(textLimits.message),
        })}
        error={textOf('message')}
        rows={5}
        value={draft.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <FormEnd className="sm:grid-cols-2">
        <Button tone="soft" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button type="submit" pending={isPending}>
          {t('submit')}
        </Button>
      </FormEnd>
    </Form>
  )
}
