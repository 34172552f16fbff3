import type { Topic } from '#server/assistant/content/topic-schema.ts'
import type { FollowUpAct } from '#server/assistant/content/follow-ups-schema.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { findFirstSentence } from '#server/assistant/search/first-sentence.ts'
import { findTip } from '#server/assistant/topic-tips.ts'
import { listNearestTexts } from '#server/assistant/search/nearest-tips.ts'
import { composeAnswerText, createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { listFollowUpLabels } from '#server/assistant/topic-answer.ts'
import { explainHowLong, explainWhy, suggestWords } from './explanations.ts'
import { listGivenAnswers } from './conversation.ts'
import { createMoreTips } from './more-tips.ts'
import { answerForNow } from './steps-for-now.ts'
import { splitTried } from './tried-part.ts'
import { createTipsForOther } from './tips-for-other.ts'
import { findAskedByReply, findTried, minOwnWords } from './asked-by-reply.ts'
import type { FollowUp } from './read-follow-up.ts'

/** Answers what a reply wants; `plain` is its text. */
type Respond = (topic: Topic, context: AnswerContext, followUp: FollowUp, plain: string) => Answer

type TextBeforeTips =
  | 'disagree'
  | 'hurry'
  | 'begin'
  | 'points'
  | 'punish'
  | 'normal'
  | 'myFault'
  | 'doubt'
  | 'detail'
  | 'whatIf'

/** Says what holds for every topic, then the tips that are nearest to the message. */
const respondWithTips =
  (says: TextBeforeTips): Respond =>
  (topic, context, { place, rest }) =>
    createMoreTips(topic, context, {
      acknowledgement: context.format(context.messages.followUp[says], {}),
      opening: context.format(context.messages.followUp.nearest, { topic: topic.name }),
      place,
      question: rest === '' ? topic.name : rest,
    })

/** Returns chips of the topics that fitted nearly as well, for a parent who meant something else. */
const offerOtherTopics: Respond = (topic, context) => {
  const { topics, conversation, format, messages } = context
  const nearest = conversation.nearest?.filter((id) => id !== topic.id) ?? []
  const names = (nearest.length > 0 ? nearest : topic.followUps).flatMap((id) => topics.get(id)?.name ?? [])
  return { ...createTextAnswer(format(messages.followUp.otherSubject, {}), names), context: {} }
}

/** Says a short answer: the beginning of the direct answer that was given, else the first tip of the last answer alone. */
const respondShortly: Respond = (topic, context, { place }) => {
  const { conversation, format, messages } = context
  const given = topic.answers[listGivenAnswers(conversation, topic.id).at(-1) ?? -1]
  const tip = given ? findFirstSentence(given.answer) : findTip(topic, conversation.latest?.[0] ?? -1)
  const opening = format(messages.followUp.shorter, {})
  return tip
    ? {
        ...createTextAnswer(`${opening} ${tip}`, listFollowUpLabels(topic, context)),
        context: { topic: topic.id },
      }
    : createMoreTips(topic, context, { opening, place })
}

/** Returns what a reply says was tried, and what happens instead, where it says enough to tell that. */
const readTried = (plain: string, { restCount }: FollowUp, { language }: AnswerContext) => {
  const { tried, after } = splitTried(plain, language)
  return { tried, question: restCount >= minOwnWords ? after : '' }
}

const respondByAct: Readonly<Record<FollowUpAct, Respond>> = {
  more: (topic, context, { place }) =>
    createMoreTips(topic, context, {
      opening: context.format(context.messages.followUp.more, { topic: topic.name }),
      place,
    }),
  yes: (topic, context, { place }) =>
    createMoreTips(topic, context, { opening: context.format(context.messages.followUp.moreTips, {}), place }),
  tried: (topic, context, followUp, plain) =>
    createMoreTips(topic, context, {
      opening: context.format(context.messages.followUp.tried, {}),
      place: followUp.place,
      ...readTried(plain, followUp, context),
    }),
  fails: (topic, context, followUp, plain) => {
    const { followUp: messages } = context.messages
    return createMoreTips(topic, context, {
      acknowledgement: context.format(messages.fails, {}),
      opening: context.format(messages.anotherWay, {}),
      closing: context.format(messages.lookAt, {}),
      place: followUp.place,
      ...readTried(plain, followUp, context),
    })
  },
  words: (topic, context, { place, rest }) =>
    suggestWords(topic, context, {
      opening: context.format(context.messages.followUp.words, {}),
      place,
      question: rest,
    }),
  example: (topic, context, { place, rest }) =>
    suggestWords(topic, context, {
      opening: context.format(context.messages.followUp.example, {}),
      place,
      question: rest,
    }),
  howLong: (topic, context) => explainHowLong(topic, context),
  why: (topic, context, _followUp, plain) => explainWhy(topic, context, plain),
  disagree: respondWithTips('disagree'),
  now: (topic, context, followUp, plain) =>
    answerForNow(topic, context) ?? respondWithTips('hurry')(topic, context, followUp, plain),
  hurry: respondWithTips('hurry'),
  start: respondWithTips('begin'),
  points: respondWithTips('points'),
  punish: respondWithTips('punish'),
  normal: respondWithTips('normal'),
  myFault: respondWithTips('myFault'),
  doubt: respondWithTips('doubt'),
  detail: respondWithTips('detail'),
  whatIf: respondWithTips('whatIf'),
  shorter: respondShortly,
  otherSubject: offerOtherTopics,
  no: offerOtherTopics,
  thanks: (topic, context) =>
    createTextAnswer(context.format(context.messages.followUp.thanks, {}), listFollowUpLabels(topic, context)),
}

/** Returns the tip of the last answer with this place in the list, as the one to begin with; null when there is none. */
const answerWithOneTip = (topic: Topic, context: AnswerContext, ordinal: number): Answer | null => {
  const { conversation, format, messages } = context
  const position = conversation.latest?.at(ordinal)
  const tip = findTip(topic, position ?? -1)
  if (!tip || position === undefined) return null
  const [words] = listNearestTexts(
    (topic.words ?? []).map((sentence) => ({ text: sentence })),
    tip,
    context.language,
  )
  const say = words ?? (topic.words?.[0] === undefined ? null : { text: topic.words[0] })
  const text = composeAnswerText({
    opening: format(messages.followUp.start, {}),
    tips: [tip],
    closing: [say && format(messages.followUp.say, { words: say.text }), format(messages.followUp.startLook, {})]
      .filter(Boolean)
      .join('\n\n'),
  })
  const followUps = listFollowUpLabels(topic, context)
  return { ...createTextAnswer(text, followUps), context: { topic: topic.id, latest: conversation.latest ?? [] } }
}

/** Acts that say less than the place in a list that is named along with them. */
const actsOfOrdinal: readonly FollowUpAct[] = ['more', 'yes', 'example', 'start', 'thanks']

/** Acts that ask for nothing but tips: another age or child says more. */
const openActs: readonly FollowUpAct[] = ['more', 'yes', 'otherSubject', 'normal']

/**
 * Returns the answer to what goes on about a topic, for the child and the age of the context; `plain` is the message without the names of
 * the children.
 */
export const answerAboutTopic = (topic: Topic, context: AnswerContext, followUp: FollowUp, plain: string): Answer => {
  const { act, ordinal, age, place, childId, isAboutSibling } = followUp
  const asked = findAskedByReply(topic, context, followUp, plain)
  if (asked !== null) {
    const tried = findTried(followUp, plain, context.language)
    return createMoreTips(topic, context, { opening: '', asked, place, question: plain, tried })
  }
  const one = ordinal === null ? null : answerWithOneTip(topic, context, ordinal)
  if (one && (act === null || actsOfOrdinal.includes(act))) return one
  const isForOther = age !== null || childId !== null || isAboutSibling
  if (act !== null && !(isForOther && openActs.includes(act))) return respondByAct[act](topic, context, followUp, plain)
  if (isForOther) return createTipsForOther(topic, context, age)
  const opening = context.format(context.messages.followUp.more, { topic: topic.name })
  return createMoreTips(topic, context, { opening, place })
}
