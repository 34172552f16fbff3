import type { ChatContext } from '#shared/assistant/context.ts'
import type { ChatQuestion } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createSingleAgeRange } from './age-groups.ts'
import { createAnswerContext, type AnswerContext } from './answer-context.ts'
import { answerQuestion } from './answer-question.ts'
import { answerActionOrTopic, isAction } from './answer-target.ts'
import { fillName, type Answer, type BuiltInReply } from './answer.ts'
import type { ChildContext } from './child-context.ts'
import { findChipTarget } from './chip-targets.ts'
import { loadTopics } from './content/load.ts'
import { createHealthAnswer, findRival } from './health-answer.ts'
import { answerFollowUp, type FollowUpTools } from './follow-up/answer-follow-up.ts'
import { continueLoosely } from './follow-up/continue-loosely.ts'
import { continueConversation, hasBegun, readConversation } from './follow-up/conversation.ts'
import { isPlainFollowUp } from './follow-up/is-plain-follow-up.ts'
import { findChildByOrder } from './record/birth-order.ts'
import type { RecordLookUp } from './record/record-look-up.ts'
import { answerFromRecord } from './record/record-step.ts'
import { addEmergencyLine, createDangerAnswer, isSituation, type AnswerHelplines } from './safety/danger-answer.ts'
import { classifyMessage, type MessageKind } from './safety/detect-danger.ts'
import { replacePinyin } from './search/pinyin.ts'
import { separateAge } from './search/separate-age.ts'
import { findTopicOrCandidates, listNearestTopics } from './search/find-topic.ts'
import { hideNames } from './search/hide-names.ts'
import { answerForeignRequest, answerHelpQuestion, answerRequest, isPrepared } from './small-talk/answer-request.ts'
import { answerSentence, type SentenceSpeaker } from './sentence/sentence-answer.ts'

/** Returns whether a value is allowed as the `topic` of a message: an action or the id of a topic. */
export const isKnownTopic = (topic: string, language: Locale): boolean =>
  isAction(topic) || loadTopics(language).has(topic)

/** Returns whether a question is one for a doctor: surely, or more than one about a topic. */
const isForDoctor = ({ about, plain, language }: Question): boolean =>
  about.kind === 'health' &&
  findRival(plain, language) !== 'topic' &&
  (about.isSure || findTopicOrCandidates(plain, language).kind !== 'topic') &&
  !isPrepared(plain)

/** Returns the age that a new question is about: its own, or for a child of unknown age that of the conversation. */
const findAge = (message: string, { child, conversation }: AnswerContext): number | undefined => {
  const [from, to] = child.ages
  return separateAge(message).age ?? (from === to ? undefined : conversation.age)
}

const withAge = (child: ChildContext, age: number | undefined): ChildContext =>
  age === undefined ? child : { ...child, ages: createSingleAgeRange(age) }

/** A typed message, after danger and chips have been ruled out. */
export interface Question {
  message: string
  /** The message without the names of the children. */
  plain: string
  language: Locale
  about: MessageKind
  /** The context of the answer before, as the client sent it back. */
  context: ChatContext | undefined
  /** The record of the family. */
  lookUp: RecordLookUp
  loadSpeaker: () => Promise<SentenceSpeaker>
}

/** From which confidence on a topic rules out that a message is a remark or a report. */
const surelyTopic = 0.5

type Reply = BuiltInReply | null | Promise<BuiltInReply | null>

/** One way to answer a question; null leaves it to the next one. */
export type AnswerStep = (question: Question, context: AnswerContext, sources: AnswerSources) => Reply

const withoutModel = (answer: Answer | null): BuiltInReply | null => answer && { answer, modelQuestion: null }

/** Returns an answer with the name of the child, and without cards if it is not the selected one, to whom they would add. */
const nameChild = (
  { answer, modelQuestion }: BuiltInReply,
  child: ChildContext,
  selected: ChildContext,
): BuiltInReply => ({
  answer: {
    ...answer,
    text: fillName(answer.text, child.name),
    cards: child.id === selected.id ? answer.cards : [],
    ...(answer.context && { context: { childId: child.id, ...answer.context } }),
  },
  modelQuestion,
})

const isSurelyHealth = (about: MessageKind): boolean => about.kind === 'health' && about.isSure

const createFollowUpTools = ({ language, about, plain }: Question, sources: AnswerSources): FollowUpTools => ({
  plain,
  isStrict: isSurelyHealth(about),
  findOtherChild: sources.findOtherChild,
  findByOrder: (message) => findChildByOrder(message, language, sources.lookUp),
  answerTarget: answerActionOrTopic,
  answerDanger: async (situation) =>
    isSituation(situation) ? createDangerAnswer(situation, language, await sources.loadHelplines()) : null,
})

/** Returns the step that goes on from the answer before in one of two ways. */
const createContinuation =
  (answer: typeof answerFollowUp): AnswerStep =>
  async (question, context, sources) => {
    const reply = await answer(question.message, context, createFollowUpTools(question, sources))
    if (!reply) return null
    const continued = {
      ...reply.answer,
      context: { ...(reply.answer.context ?? context.conversation), age: reply.age },
    }
    return nameChild({ answer: continued, modelQuestion: null }, reply.child, context.child)
  }

const continueTopic = createContinuation(answerFollowUp)

const answerNewQuestion: AnswerStep = ({ message, plain, language }, context) => {
  const age = findAge(message, context)
  const { answer, modelQuestion } = answerQuestion(plain, { ...context, child: withAge(context.child, age) })
  // A remark leaves the conversation where it was.
  if (!answer.context) return { answer, modelQuestion }
  const nearest = listNearestTopics(plain, language, answer.context.topic)
  return { answer: { ...answer, context: { ...answer.context, age, nearest } }, modelQuestion }
}

const answerDoctorQuestion = (question: Question): BuiltInReply | null =>
  isForDoctor(question) ? withoutModel(createHealthAnswer(question.message, question.language)) : null

/** Returns whether a topic is likely enough to rule out what a message may mean besides. */
const isKnownTrouble = (plain: string, { language }: AnswerContext): boolean => {
  const match = findTopicOrCandidates(plain, language)
  return match.kind === 'topic' && match.confidence >= surelyTopic && !isPrepared(plain)
}

/** Proposes the acts that a message tells of, unless it is a known remark, or all are doubtful and it is rather a complaint about a known topic. */
const proposeActs: AnswerStep = async (question, context) => {
  if (isPrepared(question.plain)) return null
  const answer = await answerSentence(question, question.loadSpeaker)
  const isSure = answer?.sentence?.proposals.some((proposal) => proposal.isSure) === true
  return answer && !isSure && isKnownTrouble(question.plain, context) ? null : withoutModel(answer)
}

/** The ways to answer that need nothing of the child's week; they are tried first, in this order. */
const firstSteps: readonly ((question: Question) => Reply)[] = [
  async (question) => withoutModel(await answerFromRecord(question)),
  (question) =>
    isSurelyHealth(question.about) && !(question.context && hasBegun(question.context))
      ? answerDoctorQuestion(question)
      : null,
]

/** The further ways to answer, in the order in which they are tried; the last one always answers. */
const steps: readonly AnswerStep[] = [
  ({ message }, context) => withoutModel(answerHelpQuestion(message, context)),
  (question, context, sources) => (hasBegun(context.conversation) ? continueTopic(question, context, sources) : null),
  answerDoctorQuestion,
  ({ plain }, context) => withoutModel(answerForeignRequest(plain, context)),
  proposeActs,
  ({ plain }, context) =>
    isKnownTrouble(plain, context) ? null : withoutModel(answerRequest(plain, context, 'surely')),
  continueTopic,
  createContinuation(continueLoosely),
  answerNewQuestion,
]

/** What an answer may need; each is loaded on first use. */
export interface AnswerSources {
  /** Returns the selected child. */
  loadChild: () => Promise<ChildContext>
  /** Returns a child of the family by its id, or undefined when there is none. */
  findOtherChild: (childId: string) => Promise<ChildContext | undefined>
  loadHelplines: () => Promise<AnswerHelplines>
  lookUp: RecordLookUp
  /** The family with what sentences may name, and the child on screen. */
  loadSpeaker: () => Promise<SentenceSpeaker>
}

const answerTyped = async (
  question: Question,
  conversation: ChatContext,
  sources: AnswerSources,
): Promise<BuiltInReply> => {
  for (const step of firstSteps) {
    const reply = await step(question)
    if (reply) return reply
  }
  const child = await sources.loadChild()
  const context = createAnswerContext(child, question.language, conversation)
  for (const step of steps) {
    const reply = await step(question, context, sources)
    if (reply) return nameChild(reply, child, child)
  }
  throw new Error('no step answered')
}

/** Returns what a chip or the mascot asks for, about the child and the age that the conversation is about, or null. */
const answerTarget = async (target: string, language: Locale, conversation: ChatContext, sources: AnswerSources) => {
  const selected = await sources.loadChild()
  const { childId = selected.id, age } = conversation
  const other = childId === selected.id ? selected : await sources.findOtherChild(childId)
  const child = other ?? selected
  const answer = answerActionOrTopic(target, createAnswerContext(withAge(child, age), language, conversation))
  const context = { ...answer?.context, age: child.id === childId ? age : undefined }
  return answer && nameChild({ answer: { ...answer, context }, modelQuestion: null }, child, selected)
}

const findOffered = ({ followUps }: Answer, language: Locale): string[] =>
  followUps.flatMap((label) => findChipTarget(label, language) ?? [])

/** Returns whether a question had no words but those of questions about the record: a count names what was recorded. */
const isPlainRecord = ({ answer }: BuiltInReply): boolean => {
  const record = answer.context?.record
  return record !== undefined && record.intent !== 'count'
}

/**
 * Returns the built-in answer to a message, and what the conversation is about after it: in danger what to do and whom to call, else that
 * of the given topic or chip, else of the first step that has one.
 */
export const answerMessage = async (
  { message: typed, topic, language, context }: Omit<ChatQuestion, 'childId'>,
  sources: AnswerSources,
): Promise<BuiltInReply> => {
  const message = language === 'zh' ? replacePinyin(typed) : typed
  const conversation = readConversation(context, loadTopics(language))
  const complete = (answer: Answer, modelQuestion: BuiltInReply['modelQuestion']): BuiltInReply => ({
    answer: { ...answer, context: continueConversation(conversation, answer, findOffered(answer, language)) },
    modelQuestion,
  })
  const chip = findChipTarget(message, language)
  const isHarmless = chip !== null || isPlainFollowUp(message, language, conversation)
  const about = isHarmless ? ({ kind: 'other', isUneasy: false } as const) : classifyMessage(message)
  if (about.kind === 'danger')
    return complete(createDangerAnswer(about.situation, language, await sources.loadHelplines()), null)
  const target = topic ?? chip
  const direct = target === null ? null : await answerTarget(target, language, conversation, sources)
  const plain = hideNames(message, sources.lookUp.children, language)
  const question = {
    message,
    plain,
    language,
    about,
    context,
    lookUp: sources.lookUp,
    loadSpeaker: sources.loadSpeaker,
  }
  const reply = direct ?? (await answerTyped(question, conversation, sources))
  if (!about.isUneasy || isPlainRecord(reply)) return complete(reply.answer, reply.modelQuestion)
  return complete(addEmergencyLine(reply.answer, language, await sources.loadHelplines()), null)
}
