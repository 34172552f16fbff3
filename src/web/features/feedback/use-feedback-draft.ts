import { feedbackTypes } from '#shared/feedback/contract.ts'
import { useDraft } from '#web/lib/draft.ts'

type FeedbackType = (typeof feedbackTypes)[number]

const isType = (text: string): text is FeedbackType => feedbackTypes.some((type) => type === text)

/** Feedback as it is being written. */
export const useFeedbackDraft = () => {
  const [kept, change, clear] = useDraft('feedback', { feedbackType: '', subject: '', message: '' })
  const feedbackType: FeedbackType | '' = isType(kept.feedbackType) ? kept.feedbackType : ''
  return { draft: { ...kept, feedbackType }, change, clear }
}

export type FeedbackDraft = ReturnType<typeof useFeedbackDraft>
