import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerStep, Question } from './answer-step.ts'
import { createTextAnswer, withoutModel, type BuiltInReply } from './answer.ts'
import { isSurelyHealth } from './continue-conversation.ts'
import { isSureReply } from './follow-up/classify-reply.ts'
import { hasBegun } from './follow-up/conversation.ts'
import { createHealthAnswer, isRatherTopic } from './health-answer.ts'
import { asksForHealthAlone, findTopicByAsked, isAskedOfTopic } from './search/asked-of-all.ts'
import { findTopicOrCandidates, listNearestTopics, type TopicOrCandidates } from './search/find-topic.ts'
import { isPrepared } from './small-talk/answer-request.ts'

/** From which confidence on a topic is meant, though the words of a question are those of health; less is needed if the nearest answer is about it, too. */
const knownTopic = { alone: 0.95, withAnswer: 0.8 }

const isSurelyOf = (match: TopicOrCandidates, plain: string, language: Locale): boolean => {
  if (match.kind !== 'topic' || match.confidence < knownTopic.withAnswer) return false
  return match.confidence >= knownTopic.alone || findTopicByAsked(plain, match.id, language)?.id === match.id
}

/** Returns whether a question is one for a doctor: surely, or more than one about a topic. */
const isForDoctor = ({ about, plain, language, context }: Question): boolean => {
  // “Can I say she went to sleep?” goes on about what was talked of.
  if (about.kind !== 'health' || (context?.topic !== undefined && isSureReply(plain))) return false
  const match = findTopicOrCandidates(plain, language)
  if ((match.kind === 'topic' && !about.isSure) || isSurelyOf(match, plain, language)) return false
  return !isRatherTopic(plain, language) && !isPrepared(plain)
}

const isNearHealthAlone = ({ plain, language, context }: Question): boolean =>
  !isPrepared(plain) &&
  !isAskedOfTopic(plain, context?.topic, language) &&
  findTopicOrCandidates(plain, language).kind !== 'topic' &&
  asksForHealthAlone(plain, language)

/** Answers about health, and keeps the topics that are near: what to say to the child belongs to these. */
const answerHealth = ({ message, plain, language }: Question): BuiltInReply | null => {
  const answer = createHealthAnswer(message, language)
  const nearest = listNearestTopics(plain, language, undefined)
  return withoutModel({ ...answer, context: { ...answer.context, nearest } })
}

/** Answers a question that is one for a doctor. */
export const answerDoctorQuestion = (question: Question): BuiltInReply | null =>
  isForDoctor(question) ? answerHealth(question) : null

/** Answers a question that surely is one for a doctor, unless it may go on from an answer before. */
export const answerSurelyHealth = (question: Question): BuiltInReply | null =>
  isSurelyHealth(question.about) && !(question.context && hasBegun(question.context))
    ? answerDoctorQuestion(question)
    : null

const asksForDoctor =
  /\b(?:doctors?|dr|gp|pa?ediatrician|hospital|a&e|er|m[eé]dic[oa]|doctora?|pediatra|urgencias)\b|医生|医院|急诊/iu

/** Goes on about health where a reply does, whatever else it sounds like: “when do I call the doctor?” */
export const continueHealth: AnswerStep = ({ plain }, { conversation, format, messages }) =>
  conversation.health !== undefined && conversation.topic === undefined && asksForDoctor.test(plain)
    ? withoutModel(createTextAnswer(format(messages.followUp.health, {})))
    : null

/** Answers a question that does not look like one for a doctor, but is near an answer about health, and about no known topic. */
export const answerNearHealth = (question: Question): BuiltInReply | null =>
  isNearHealthAlone(question) ? answerHealth(question) : null
