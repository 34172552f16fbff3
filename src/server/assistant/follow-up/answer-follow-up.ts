import type { Locale } from '#shared/locale/locale.ts'
import { createSingleAgeRange } from '#server/assistant/age-groups.ts'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import type { FollowUpAct } from '#server/assistant/content/follow-ups-schema.ts'
import { findTopicOrCandidates, listCommonTopics } from '#server/assistant/search/find-topic.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { answerAboutTopic } from './about-topic.ts'
import { hasBegun } from './conversation.ts'
import { readFollowUp, type FollowUp } from './read-follow-up.ts'

/** What the answer to a follow-up is made with. */
export interface FollowUpTools {
  /** The message without the names of the children. */
  plain: string
  /** Whether words of its own make a message a new question, as in a question about health. */
  isStrict: boolean
  /** Returns a child of the family, or undefined when there is none with this id. */
  findOtherChild: (childId: string) => Promise<ChildContext | undefined>
  /** Returns the id of the child that a message names by its place among the children, or null. */
  findByOrder: (message: string) => string | null
  /** Returns the answer of an action or a topic by its id. */
  answerTarget: (target: string, context: AnswerContext) => Answer | null
  /** Returns the answer to a situation of danger, or null when there is none. */
  answerDanger: (situation: string) => Promise<Answer | null>
}

/** An answer to a follow-up, and the child whom it is about. */
export interface FollowUpReply {
  answer: Answer
  child: ChildContext
  /** The age that the parent has named, now or before. */
  age: number | undefined
}

/** Acts that make sense about a topic only; without one they are questions of their own. */
const actsAboutTopic: readonly (FollowUpAct | null)[] = ['disagree', 'hurry', 'start', 'points', 'punish', 'normal']

const actsOfAnyTopic: readonly (FollowUpAct | null)[] = ['words', 'example', ...actsAboutTopic]

/** Acts that ask for no judgement, so that a message may be about health beside. */
const harmlessActs: readonly (FollowUpAct | null)[] = ['words', 'example', 'why', 'howLong', 'more', 'start']

/** Acts that say much about the answer before: more words of its own do not make them a new question. */
const strongActs: readonly (FollowUpAct | null)[] = [
  'fails',
  'tried',
  'otherSubject',
  'words',
  'example',
  'howLong',
  ...actsAboutTopic,
]
const maxOwnWords = { strong: 7, more: 3, weak: 1 }
const maxSubjectWords = 4

/**
 * From which confidence on another topic is a new question in a conversation; the same for a related one, if the message goes on from the
 * answer, and beside words that say much about it.
 */
export const minConfidence = { other: 0.5, related: 0.7, otherGoingOn: 0.8, besideAct: 0.7 }

/** The topics that stand for the actions where something is asked about them. */
const topicByAction: Readonly<Record<string, string>> = {
  rewards: 'pricing',
  recommendations: 'first-week',
  tips: 'special-time',
}
const repeatingActs: readonly (FollowUpAct | null)[] = ['more', 'tried', 'fails', 'yes', null]

const listLanguages = (message: string, language: Locale): Locale[] =>
  hasHan(message) ? ['zh'] : language === 'es' ? ['es', 'en'] : ['en', 'es']

/** Returns what a message asks for that goes on, read in the languages that it may be in; null if it asks for nothing. */
export const findFollowUp = (message: string, { language, child }: AnswerContext): FollowUp | null =>
  listLanguages(message, language)
    .map((one) => readFollowUp(message, one, child.children))
    .find((followUp) => followUp !== null) ?? null

/** Returns the topic that a follow-up names, or null. */
const findSubject = ({ act, rest, restCount, goesOn }: FollowUp, language: Locale): string | null => {
  if (restCount === 0) return null
  const match = findTopicOrCandidates(rest, language)
  if (match.kind === 'none') return null
  // What to say, and whether to punish, is asked in words of many topics.
  if (actsOfAnyTopic.includes(act))
    return match.kind === 'topic' && match.confidence >= minConfidence.besideAct ? match.id : null
  if (match.kind === 'tie') return goesOn || restCount > 1 ? match.ids[0] : null
  return match.id
}

/** Returns whether a message says so much of its own that it is a new question. */
const isNewQuestion = (followUp: FollowUp, subject: string | null, { conversation }: AnswerContext): boolean => {
  const isNamed = followUp.age !== null || followUp.ordinal !== null || (followUp.childId !== null && followUp.goesOn)
  const isStrong = strongActs.includes(followUp.act) || isNamed
  // Without a conversation, thanks are small talk.
  if (!hasBegun(conversation)) return followUp.restCount > 0 || followUp.act === 'thanks'
  const isOther = subject !== null && subject !== conversation.topic
  if (isOther && followUp.restCount > (isStrong ? 1 : 0)) return true
  if (followUp.act === 'more') return followUp.restCount > maxOwnWords.more
  return followUp.restCount > (isStrong ? maxOwnWords.strong : maxOwnWords.weak)
}

/** Returns whether the whole message is surely about another topic than the conversation, and does not go on from that. */
const isSurelyOther = (plain: string, followUp: FollowUp, { conversation, language }: AnswerContext): boolean => {
  const { act, place, restCount, goesOn } = followUp
  const isOpen = (act === null || act === 'howLong') && place === null && !goesOn
  if (!isOpen || restCount === 0 || conversation.topic === undefined) return false
  const match = findTopicOrCandidates(plain, language)
  return match.kind === 'topic' && match.id !== conversation.topic && match.confidence >= minConfidence.other
}

/** Returns the child that a follow-up is about, and the age that the parent has named for it. */
export const chooseChild = async (
  { childId, isAboutSibling, age }: FollowUp,
  { child: selected, conversation }: AnswerContext,
  findOtherChild: FollowUpTools['findOtherChild'],
): Promise<Omit<FollowUpReply, 'answer'>> => {
  const currentId = conversation.childId ?? selected.id
  const others = selected.children.filter(({ id }) => id !== currentId)
  const id = childId ?? (isAboutSibling && others.length === 1 ? others[0]?.id : undefined) ?? currentId
  const child = id === selected.id ? selected : ((await findOtherChild(id)) ?? selected)
  const named = age ?? (child.id === currentId ? conversation.age : undefined)
  return { child: named === undefined ? child : { ...child, ages: createSingleAgeRange(named) }, age: named }
}

const askWhichTopic = ({ age }: FollowUp, context: AnswerContext): Answer => {
  const { topics, format, messages, conversation } = context
  const ids = conversation.offered?.length ? conversation.offered : listCommonTopics()
  const names = ids.flatMap((id) => topics.get(id)?.name ?? [])
  const text = age === null ? format(messages.followUp.whichTopic, {}) : format(messages.followUp.ageNoted, { age })
  return { ...createTextAnswer(text, names), context: {} }
}

/** Returns the answer where no topic is talked about, but some may have been offered. */
const answerWithoutTopic = (followUp: FollowUp, context: AnswerContext, tools: FollowUpTools): Answer => {
  const { conversation, format, messages, topics } = context
  const { act, ordinal } = followUp
  const offered = conversation.offered ?? []
  if (act === 'thanks') return createTextAnswer(format(messages.followUp.thanks, {}), Object.values(messages.actions))
  const target =
    ordinal === null ? (act === 'yes' && offered.length === 1 ? offered[0] : undefined) : offered.at(ordinal)
  const chosen = target === undefined ? null : tools.answerTarget(target, context)
  if (chosen) return chosen
  const names = (ids: readonly string[]) => ids.flatMap((id) => topics.get(id)?.name ?? [])
  if (offered.length > 0 && (act === 'no' || act === 'otherSubject')) {
    const nearest = (conversation.nearest ?? []).filter((id) => !offered.includes(id))
    return { ...createTextAnswer(format(messages.followUp.tellMore, {}), names(nearest)), context: {} }
  }
  if (offered.length > 0 && (act === 'yes' || ordinal !== null))
    return { ...createTextAnswer(format(messages.followUp.whichOne, {}), names(offered)), context: {} }
  return askWhichTopic(followUp, context)
}

const answerInDangerOrHealth = async (
  { act }: FollowUp,
  { conversation, format, messages }: AnswerContext,
  tools: FollowUpTools,
): Promise<Answer | null> => {
  if (act === 'thanks') return null
  if (conversation.danger !== undefined) return tools.answerDanger(conversation.danger)
  return conversation.health === undefined ? null : createTextAnswer(format(messages.followUp.health, {}))
}

/** Acts that are about what was offered, as long as no topic is talked about. */
const actsAboutOffer: readonly (FollowUpAct | null)[] = ['yes', 'no', 'otherSubject', 'thanks']

/** Returns the topic that is talked about, or the first of two that were offered. */
export const findTopicId = (
  { act, ordinal }: Pick<FollowUp, 'act' | 'ordinal'>,
  { topic, offered = [] }: ChatContext,
): string | undefined => {
  const isAboutOffer = actsAboutOffer.includes(act) || ordinal !== null || offered.length !== 2
  return topic ?? (isAboutOffer ? undefined : offered[0])
}

const chooseAnswer = async (followUp: FollowUp, context: AnswerContext, tools: FollowUpTools): Promise<Answer> => {
  const { conversation, topics } = context
  const aboutHelp = await answerInDangerOrHealth(followUp, context, tools)
  if (aboutHelp) return aboutHelp
  const id = findTopicId(followUp, conversation) ?? ''
  const repeated = !topics.has(id) && repeatingActs.includes(followUp.act) ? tools.answerTarget(id, context) : null
  if (repeated) return repeated
  const topic = topics.get(id) ?? topics.get(topicByAction[id] ?? '')
  if (!topic) return answerWithoutTopic(followUp, context, tools)
  const isUnknownSibling = followUp.isAboutSibling && context.child.children.length > 2 && followUp.childId === null
  if (isUnknownSibling) {
    const names = context.child.children.map(({ name }) => name)
    return createTextAnswer(context.format(context.messages.followUp.whichChild, {}), names)
  }
  return answerAboutTopic(topic, context, followUp)
}

const isHarmless = ({ act, ordinal, restCount }: FollowUp): boolean =>
  (harmlessActs.includes(act) || (act === null && ordinal !== null)) && restCount <= maxOwnWords.strong

/** Returns whether a message names little but a topic, in a way that goes on: "and bedtime?". */
const isShortSubject = (
  followUp: FollowUp,
  subject: string | null,
  { conversation, topics }: AnswerContext,
): boolean => {
  const { act, goesOn, restCount, isAboutSibling } = followUp
  if (act !== null || isAboutSibling || subject === null || !topics.has(subject) || subject === conversation.topic)
    return false
  const isOffered = (conversation.offered ?? []).includes(subject)
  return hasBegun(conversation) && (goesOn || isOffered) && restCount <= maxSubjectWords
}

/** Returns whether a message has nothing but a beginning that goes on. */
const asksNothing = ({ act, ordinal, age, place, childId, isAboutSibling }: FollowUp): boolean =>
  act === null && ordinal === null && age === null && place === null && childId === null && !isAboutSibling

/** Returns whether a message does not go on from the answer before. */
const hasOwnSubject = (plain: string, followUp: FollowUp, subject: string | null, context: AnswerContext): boolean =>
  asksNothing(followUp) || isNewQuestion(followUp, subject, context) || isSurelyOther(plain, followUp, context)

/**
 * Returns the answer to a message that goes on from the answer before: more, why, another child, and so on; null for a
 * message with a subject of its own.
 */
export const answerFollowUp = async (
  message: string,
  context: AnswerContext,
  tools: FollowUpTools,
): Promise<FollowUpReply | null> => {
  const found = findFollowUp(message, context)
  if (!found) return null
  const childId = found.childId ?? (found.isAboutSibling ? tools.findByOrder(message) : null)
  const followUp = { ...found, childId }
  if (tools.isStrict && followUp.restCount > 0 && !isHarmless(followUp)) return null
  if (actsAboutTopic.includes(followUp.act) && findTopicId(followUp, context.conversation) === undefined) return null
  const subject = findSubject(followUp, context.language)
  const isAboutSubject = isShortSubject(followUp, subject, context)
  if (!isAboutSubject && hasOwnSubject(tools.plain, followUp, subject, context)) return null
  const { child, age } = await chooseChild(followUp, context, tools.findOtherChild)
  const ofChild = { ...context, child }
  const aboutSubject = isAboutSubject && subject !== null ? tools.answerTarget(subject, ofChild) : null
  return { answer: aboutSubject ?? (await chooseAnswer(followUp, ofChild, tools)), child, age }
}
