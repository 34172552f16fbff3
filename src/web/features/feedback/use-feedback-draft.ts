import { feedbackTypes, type FeedbackType } from '#shared/feedback/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { oneOf } from '#web/lib/one-of.ts'

/** Feedback as it is being written. */
export const useFeedbackDraft = () => {
  const [kept, change, clear] = useDraft('feedback', { feedbackType: '', subject: '', message: '' })
  const feedbackType: FeedbackType | '' = oneOf(feedbackTypes, kept.feedbackType) ?? ''
  return { draft: { ...kept, feedbackType }, change, clear }
}

export type FeedbackDraft = ReturnType<typeof useFeedbackDraft>
