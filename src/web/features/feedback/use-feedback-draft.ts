import { feedbackTypes, type FeedbackType } from '#shared/feedback/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { oneOf } from '#web/lib/one-of.ts'

/** Returns the stored draft of the feedback form. */
export const useFeedbackDraft = () => {
  const [stored, change, clear] = useDraft('feedback', { feedbackType: '', subject: '', message: '' })
  const feedbackType: FeedbackType | '' = oneOf(feedbackTypes, stored.feedbackType) ?? ''
  return { draft: { ...stored, feedbackType }, change, clear }
}

export type FeedbackDraft = ReturnType<typeof useFeedbackDraft>
