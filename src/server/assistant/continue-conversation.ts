import { answerActionOrTopic } from './answer-target.ts'
import type { AnswerSources, AnswerStep, Question } from './answer-step.ts'
import { fillName, type BuiltInReply } from './answer.ts'
import type { ChildContext } from './child-context.ts'
import { answerFollowUp, type FollowUpTools } from './follow-up/answer-follow-up.ts'
import { isSureReply } from './follow-up/classify-reply.ts'
import { hasBegun } from './follow-up/conversation.ts'
import { continueLoosely } from './follow-up/continue-loosely.ts'
import { findChildByOrder } from './record/birth-order.ts'
import { classifyQuestion } from './record/classify-question.ts'
import { createDangerAnswer, isSituation } from './safety/danger-answer.ts'
import type { MessageKind } from './safety/detect-danger.ts'
import { opensAnew } from './opens-anew.ts'
import { isForeignInConversation } from './small-talk/answer-request.ts'

/** Returns an answer that is about a child, with its name; one that says already whom it is about stays so. */
export const nameChild = ({ answer, modelQuestion }: BuiltInReply, { id, name }: ChildContext): BuiltInReply => {
  const { childId = id } = answer
  return {
    answer: {
      ...answer,
      childId,
      text: fillName(answer.text, name),
      ...(answer.context && { context: { ...answer.context, childId } }),
    },
    modelQuestion,
  }
}

/** Returns whether a message is a question about health, whatever else it seems to be about. */
export const isSurelyHealth = (about: MessageKind): boolean => about.kind === 'health' && about.isSure

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
    if (opensAnew(question, context)) return null
    const reply = await answer(question.message, context, createFollowUpTools(question, sources))
    if (!reply) return null
    const continued = {
      ...reply.answer,
      context: { ...(reply.answer.context ?? context.conversation), age: reply.age },
    }
    return nameChild({ answer: continued, modelQuestion: null }, reply.child)
  }

/** Goes on from the answer before, where a reply says what it wants. */
export const continueTopic = createContinuation(answerFollowUp)

/** Goes on in a conversation that has begun, unless a message is surely not the assistant's to answer. */
export const continueBegun: AnswerStep = (question, context, sources) =>
  hasBegun(context.conversation) && !isForeignInConversation(question.plain)
    ? continueTopic(question, context, sources)
    : null

/** Goes on about the topic of the answer before with the tips that are nearest to a reply. */
export const continueByTips = createContinuation(continueLoosely)

/** Below which probability of being none a message is a question about the record, whatever it goes on from. */
const ratherRecord = 0.4

/** Goes on in a conversation about a topic at once if a reply surely does: what it says may sound like a question about the record. */
export const continueSurely: AnswerStep = async (question, context, sources) => {
  const isAboutTopic = context.topics.has(context.conversation.topic ?? '')
  if (!isAboutTopic || question.about.kind === 'health') return null
  if (classifyQuestion(question.plain).none < ratherRecord || isForeignInConversation(question.plain)) return null
  if (!isSureReply(question.plain)) return null
  return (await continueTopic(question, context, sources)) ?? continueByTips(question, context, sources)
}
