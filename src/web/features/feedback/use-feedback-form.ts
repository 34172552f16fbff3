import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { newFeedback, sendFeedback, type FeedbackType } from '#shared/feedback/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'

const initial = { feedbackType: '' as FeedbackType | '', subject: '', message: '' }

/** The form of feedback to the operator. */
export const useFeedbackForm = (onDone: () => void) => {
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
