import type { Locale } from '#shared/locale/locale.ts'
import { createSingleAgeRange } from '#server/assistant/age-groups.ts'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import type { FollowUpAct } from '#server/assistant/content/follow-ups-schema.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { findAskedAnswer, isLikely } from '#server/assistant/search/asked-search.ts'
import { listCommonTopics } from '#server/assistant/search/find-topic.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { findShortReport } from '#server/assistant/short-reports.ts'
import { answerAboutTopic } from './about-topic.ts'
import { hasBegun } from './conversation.ts'
import { classifyReply } from './classify-reply.ts'
import { actsAboutTopic, asksNothing, findSubject, hasOwnSubject, isShortSubject, maxOwnWords } from './own-subject.ts'
import { emptyFollowUp, readFollowUp, type FollowUp } from './read-follow-up.ts'

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

/** Acts that ask for no judgement, so that a message may be about health beside. */
const harmlessActs: readonly (FollowUpAct | null)[] = ['words', 'example', 'why', 'howLong', 'more', 'start']

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

/** From which probability on a reply wants what a model says, where no pattern tells, and from which on it is a question of its own. */
const minLearned = { act: 0.5, newness: 0.6 }

/** Returns a follow-up with what a model says that it wants, where no pattern tells. */
const learnAct = (followUp: FollowUp, plain: string, { conversation, topics }: AnswerContext): FollowUp => {
  if (!asksNothing({ ...followUp, place: null }) || !topics.has(conversation.topic ?? '')) return followUp
  const { act, probability } = classifyReply(plain)
  const isLongThanks = act === 'thanks' && followUp.restCount > maxOwnWords.strong
  return probability < minLearned.act || isLongThanks ? followUp : { ...followUp, act, isLearned: true }
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

/** Returns whether a reply is about one of several siblings, and nothing is prepared for what it asks. */
const isUnknownSibling = (
  { isAboutSibling, restCount, childId }: FollowUp,
  { id }: Topic,
  { child, language }: AnswerContext,
  { plain }: FollowUpTools,
): boolean => {
  if (!isAboutSibling || restCount > 1 || child.children.length <= 2 || childId !== null) return false
  const asked = findAskedAnswer(plain, id, language)
  return !asked || !isLikely(asked)
}

/** Acts that ask how to go about it with the child, also after an answer about health. */
const actsBesideHealth: readonly (FollowUpAct | null)[] = ['words', 'example', 'start', 'now']

/** Returns the answer to such a reply, about the topic that is nearest to the question about health; null for all others. */
const answerBesideHealth = (followUp: FollowUp, context: AnswerContext, { plain }: FollowUpTools): Answer | null => {
  const { health, nearest = [] } = context.conversation
  const topic = health === undefined ? undefined : context.topics.get(nearest[0] ?? '')
  return topic && actsBesideHealth.includes(followUp.act) ? answerAboutTopic(topic, context, followUp, plain) : null
}

const chooseAnswer = async (followUp: FollowUp, context: AnswerContext, tools: FollowUpTools): Promise<Answer> => {
  const { conversation, topics } = context
  const aboutHelp =
    answerBesideHealth(followUp, context, tools) ?? (await answerInDangerOrHealth(followUp, context, tools))
  if (aboutHelp) return aboutHelp
  const id = findTopicId(followUp, conversation) ?? ''
  const repeated = !topics.has(id) && repeatingActs.includes(followUp.act) ? tools.answerTarget(id, context) : null
  if (repeated) return repeated
  const topic = topics.get(id) ?? topics.get(topicByAction[id] ?? '')
  if (!topic) return answerWithoutTopic(followUp, context, tools)
  if (isUnknownSibling(followUp, topic, context, tools)) {
    const names = context.child.children.map(({ name }) => name)
    return createTextAnswer(context.format(context.messages.followUp.whichChild, {}), names)
  }
  return answerAboutTopic(topic, context, followUp, tools.plain)
}

const isHarmless = ({ act, ordinal, restCount }: FollowUp): boolean =>
  (harmlessActs.includes(act) || (act === null && ordinal !== null)) && restCount <= maxOwnWords.strong

const nameChildByOrder = (found: FollowUp, message: string, { findByOrder }: FollowUpTools): FollowUp => ({
  ...found,
  childId: found.childId ?? (found.isAboutSibling ? findByOrder(message) : null),
})

/** Returns whether a message may go on from the answer before, by what it asks for. */
const goesOnFrom = (
  { conversation }: AnswerContext,
  followUp: FollowUp,
  { plain, isStrict }: FollowUpTools,
): boolean => {
  if (asksNothing(followUp) && !followUp.goesOn) return false
  if (!hasBegun(conversation) && findShortReport(plain)) return false
  return !isStrict || followUp.restCount <= (followUp.age === null ? 0 : 1) || isHarmless(followUp)
}

/**
 * Returns the answer to a message that goes on from the answer before: more, why, another child, and so on; null for a
 * message with a subject of its own.
 */
export const answerFollowUp = async (
  message: string,
  context: AnswerContext,
  tools: FollowUpTools,
): Promise<FollowUpReply | null> => {
  const found = findFollowUp(message, context) ?? emptyFollowUp
  const subject = findSubject(found, context.language)
  const followUp = learnAct(nameChildByOrder(found, message, tools), tools.plain, context)
  // “And if he only screams louder?” names no subject.
  const isAboutSubject = followUp.act !== 'whatIf' && isShortSubject(found, subject, context)
  if (!goesOnFrom(context, followUp, tools)) return null
  if (actsAboutTopic.includes(followUp.act) && findTopicId(followUp, context.conversation) === undefined) return null
  if (!isAboutSubject && hasOwnSubject(tools.plain, followUp, subject, context)) return null
  const { child, age } = await chooseChild(followUp, context, tools.findOtherChild)
  const ofChild = { ...context, child }
  const aboutSubject = isAboutSubject && subject !== null ? tools.answerTarget(subject, ofChild) : null
  return { answer: aboutSubject ?? (await chooseAnswer(followUp, ofChild, tools)), child, age }
}
