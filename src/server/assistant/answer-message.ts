import { chatActions, type ChatAction, type ChatMessage } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { dailyTip } from './actions/daily-tip.ts'
import { recommendations } from './actions/recommendations.ts'
import { rewardIdeas } from './actions/reward-ideas.ts'
import { singleAge } from './age-groups.ts'
import { answerContext, type AnswerContext } from './answer-context.ts'
import { fillName, textAnswer, type Answer } from './answer.ts'
import type { ChildContext } from './child-context.ts'
import { sharedContent, topicsIn, type Topics } from './content/load.ts'
import { formatMessage } from './messages/format-message.ts'
import { mentionsDanger } from './safety/detect-danger.ts'
import { extractAge } from './search/extract-age.ts'
import { findTopic } from './search/find-topic.ts'
import { foldText } from './search/text.ts'
import { topicAnswer } from './topic-answer.ts'

/** A built-in answer, and whether a model may answer instead. */
export interface Reply {
  answer: Answer
  /** The topic of the question for a model. Null when no model is asked: in danger, and for chips and the mascot. */
  modelQuestion: { topicId: string | null } | null
}

const isAction = (text: string): text is ChatAction => chatActions.some((action) => action === text)

/** Whether a value is allowed as the `topic` of a message: an action or the id of a topic. */
export const isKnownTopic = (topic: string, language: Locale): boolean =>
  isAction(topic) || topicsIn(language).has(topic)

const normalizeLabel = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the action or topic id whose chip has this label, or null. */
const findChipTarget = (message: string, { topics, messages }: AnswerContext): string | null => {
  const label = normalizeLabel(message)
  const action = chatActions.find((one) => normalizeLabel(messages.actions[one]) === label)
  return action ?? [...topics.values()].find(({ name }) => normalizeLabel(name) === label)?.id ?? null
}

const answerActions: Readonly<Record<ChatAction, (context: AnswerContext) => Answer>> = {
  tips: dailyTip,
  rewards: rewardIdeas,
  recommendations,
}

const answerTarget = (target: string, context: AnswerContext): Answer | null => {
  if (isAction(target)) return answerActions[target](context)
  const topic = context.topics.get(target)
  return topic ? topicAnswer(topic, context) : null
}

const namesOf = (ids: readonly string[], topics: Topics): string[] => ids.flatMap((id) => topics.get(id)?.name ?? [])

const answerQuestion = (message: string, context: AnswerContext): Reply => {
  const { language, format, messages, topics } = context
  const match = findTopic(message, language)
  const topic = match.kind === 'topic' ? topics.get(match.id) : undefined
  if (topic) return { answer: topicAnswer(topic, context), modelQuestion: { topicId: topic.id } }
  if (match.kind === 'tie') {
    const [first = '', second = ''] = namesOf(match.ids, topics)
    const text = format(messages.whichTopic, { first, second })
    return { answer: textAnswer(text, [first, second]), modelQuestion: { topicId: match.ids[0] } }
  }
  const nearest = match.kind === 'none' ? namesOf(match.nearest, topics) : []
  return { answer: textAnswer(format(messages.noTopic, {}), nearest), modelQuestion: { topicId: null } }
}

const dangerAnswer = (language: Locale, numbers: string | null): Answer => {
  const { messages } = sharedContent()[language]
  const text = formatMessage(language, messages.danger, {})
  return textAnswer(numbers === null ? text : `${text}\n\n${formatMessage(language, messages.helplines, { numbers })}`)
}

/** Answers a message: in danger with helplines, else by the given topic or the chip's label, else by search. */
export const answerMessage = (
  { message, topic, language }: Omit<ChatMessage, 'childId'>,
  child: ChildContext,
  helplines: Readonly<Record<Locale, string | null>>,
): Reply => {
  if (mentionsDanger(message)) return { answer: dangerAnswer(language, helplines[language]), modelQuestion: null }
  const context = answerContext(child, language)
  const target = topic ?? findChipTarget(message, context)
  const direct = target === null ? null : answerTarget(target, context)
  const { age } = extractAge(message)
  const agedChild = age === null ? child : { ...child, ages: singleAge(age) }
  const { answer, modelQuestion } = direct
    ? { answer: direct, modelQuestion: null }
    : answerQuestion(message, { ...context, child: agedChild })
  return { answer: { ...answer, text: fillName(answer.text, child.name) }, modelQuestion }
}
