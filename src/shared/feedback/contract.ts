import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { countCodePoints, line, requiredMultiline, textLimits } from '#shared/contract/fields.ts'

export const feedbackTypes = ['bug', 'feature', 'improvement', 'general'] as const

export type FeedbackType = (typeof feedbackTypes)[number]

export const feedbackMinLengths = { subject: 3, message: 10 } as const

const createMinimumCheck = (min: number, code: string) => z.refine<string>((s) => countCodePoints(s) >= min, code)

export const newFeedback = z.strictObject({
  feedbackType: z.enum(feedbackTypes),
  subject: line(textLimits.subject).check(createMinimumCheck(feedbackMinLengths.subject, 'subject_short')),
  message: requiredMultiline(textLimits.message).check(createMinimumCheck(feedbackMinLengths.message, 'message_short')),
})

export const sendFeedback = endpoint('POST', '/api/feedback', {
  summary: 'Stores feedback for the operator, and sends it by e-mail if e-mail is configured.',
  body: newFeedback,
  status: 201,
  response: z.object({ id: z.string() }),
})
