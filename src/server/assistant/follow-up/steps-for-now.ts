import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { composeAnswerText, createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { listFollowUpLabels } from '#server/assistant/topic-answer.ts'
import { listPlanSteps } from '#server/assistant/topic-tips.ts'

/** How steps of a plan begin that are for another time than this minute. */
const otherTime: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:Before|Every|Afterwards|Later|This week|These weeks|To begin|Step by step|If it goes on|Always)\b/,
  es: /^(?:Antes|De antemano|Cada|Después|Esta semana|Estas semanas|Estos días|Para empezar|Paso a paso|Siempre|Si sigue|Si dura)(?!\p{L})/u,
  zh: /^(?:平时|每天|每周|过后|事后|提前|事先|之前|这周|这几周|慢慢|一直|还是不行)/u,
}

const maxSteps = 2

/** Returns the steps of a topic's plan that can be taken this minute, also those that were shown; null if it has none. */
export const answerForNow = (topic: Topic, context: AnswerContext): Answer | null => {
  const { conversation, format, language, messages } = context
  const steps = listPlanSteps(topic, { ...context, conversation: {} }).filter(
    ({ text }) => !otherTime[language].test(text),
  )
  const shown = steps.slice(0, maxSteps)
  if (shown.length === 0) return null
  const text = composeAnswerText({ opening: format(messages.followUp.now, {}), tips: shown.map((step) => step.text) })
  const latest = shown.map(({ position }) => position)
  return {
    ...createTextAnswer(text, listFollowUpLabels(topic, context)),
    context: { topic: topic.id, latest, asked: conversation.asked ?? [] },
  }
}
