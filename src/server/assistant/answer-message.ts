import { chatShortcuts, type ChatShortcut, type ChatQuestion } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createDailyTip } from './actions/daily-tip.ts'
import { createRecommendations } from './actions/recommendations.ts'
import { createRewardIdeas } from './actions/reward-ideas.ts'
import { createSingleAgeRange } from './age-groups.ts'
import { createAnswerContext, type AnswerContext } from './answer-context.ts'
import { fillName, createTextAnswer, type Answer } from './answer.ts'
import type { ChildContext } from './child-context.ts'
import { loadTopics, type Topics } from './content/load.ts'
import { createHealthAnswer } from './health-answer.ts'
import { addEmergencyLine, createDangerAnswer, type AnswerHelplines } from './safety/danger-answer.ts'
import { classifyMessage, type MessageKind } from './safety/detect-danger.ts'
import { separateAge } from './search/separate-age.ts'
import { findTopicOrCandidates } from './search/find-topic.ts'
import { foldText } from './search/text.ts'
import { createTopicAnswer } from './topic-answer.ts'

/** A built-in answer, and whether a model may answer instead. */
export interface BuiltInReply {
  answer: Answer
  /** The topic of the question for a model. Null when no model is asked: in danger, and for chips and the mascot. */
  modelQuestion: { topicId: string | null } | null
}

const isAction = (text: string): text is ChatShortcut => chatShortcuts.some((action) => action === text)

/** Returns whether a value is allowed as the `topic` of a message: an action or the id of a topic. */
export const isKnownTopic = (topic: string, language: Locale): boolean =>
  isAction(topic) || loadTopics(language).has(topic)

const normalizeLabel = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the action or topic id whose chip has this label, or null. */
const findChipTarget = (message: string, { topics, messages }: AnswerContext): string | null => {
  const label = normalizeLabel(message)
  const action = chatShortcuts.find((one) => normalizeLabel(messages.actions[one]) === label)
  return action ?? [...topics.values()].find(({ name }) => normalizeLabel(name) === label)?.id ?? null
}

const answerByAction: Readonly<Record<ChatShortcut, (context: AnswerContext) => Answer>> = {
  tips: createDailyTip,
  rewards: createRewardIdeas,
  recommendations: createRecommendations,
}

const answerActionOrTopic = (target: string, context: AnswerContext): Answer | null => {
  if (isAction(target)) return answerByAction[target](context)
  const topic = context.topics.get(target)
  return topic ? createTopicAnswer(topic, context) : null
}

const listTopicNames = (ids: readonly string[], topics: Topics): string[] =>
  ids.flatMap((id) => topics.get(id)?.name ?? [])

const answerQuestion = (message: string, context: AnswerContext): BuiltInReply => {
  const { language, format, messages, topics } = context
  const match = findTopicOrCandidates(message, language)
  const topic = match.kind === 'topic' ? topics.get(match.id) : undefined
  if (topic) return { answer: createTopicAnswer(topic, context), modelQuestion: { topicId: topic.id } }
  if (match.kind === 'tie') {
    const [first = '', second = ''] = listTopicNames(match.ids, topics)
    const text = format(messages.whichTopic, { first, second })
    return { answer: createTextAnswer(text, [first, second]), modelQuestion: { topicId: match.ids[0] } }
  }
  const nearest = match.kind === 'none' ? listTopicNames(match.nearest, topics) : []
  return { answer: createTextAnswer(format(messages.noTopic, {}), nearest), modelQuestion: { topicId: null } }
}

/** Returns whether a question is one for a doctor: surely, or more than one about a topic. */
const isForDoctor = ({ about, message, language }: Question): boolean =>
  about.kind === 'health' && (about.isSure || findTopicOrCandidates(message, language).kind !== 'topic')

/** Returns what a message asks for with an age in it: an answer for that age. */
const withAgeOf = (message: string, context: AnswerContext): AnswerContext => {
  const { age } = separateAge(message)
  return age === null ? context : { ...context, child: { ...context.child, ages: createSingleAgeRange(age) } }
}

/** A typed message, after danger and chips have been ruled out. */
export interface Question {
  message: string
  language: Locale
  about: MessageKind
}

/** One way to answer a question; null leaves it to the next one. */
export type AnswerStep = (
  question: Question,
  context: AnswerContext,
) => BuiltInReply | null | Promise<BuiltInReply | null>

/** The ways to answer a question, in the order in which they are tried; the last one always answers. */
const steps: readonly AnswerStep[] = [
  (question, context) =>
    isForDoctor(question)
      ? { answer: createHealthAnswer(question.message, context.language), modelQuestion: null }
      : null,
  ({ message }, context) => answerQuestion(message, withAgeOf(message, context)),
]

const answerTyped = async (question: Question, context: AnswerContext): Promise<BuiltInReply> => {
  for (const step of steps) {
    const reply = await step(question, context)
    if (reply) return reply
  }
  throw new Error('no step answered')
}

/**
 * Returns the built-in answer to a message: in danger what to do and whom to call, else that of the given topic or chip, else
 * of the first step that has one.
 */
export const answerMessage = async (
  { message, topic, language }: Omit<ChatQuestion, 'childId'>,
  child: ChildContext,
  helplines: AnswerHelplines,
): Promise<BuiltInReply> => {
  const context = createAnswerContext(child, language)
  const chip = findChipTarget(message, context)
  const about = chip === null ? classifyMessage(message) : ({ kind: 'other', isUneasy: false } as const)
  if (about.kind === 'danger')
    return { answer: createDangerAnswer(about.situation, language, helplines), modelQuestion: null }
  const target = topic ?? chip
  const direct = target === null ? null : answerActionOrTopic(target, context)
  const { answer, modelQuestion } = direct
    ? { answer: direct, modelQuestion: null }
    : await answerTyped({ message, language, about }, context)
  const named = { ...answer, text: fillName(answer.text, child.name) }
  if (about.isUneasy) return { answer: addEmergencyLine(named, language, helplines), modelQuestion: null }
  return { answer: named, modelQuestion }
}
