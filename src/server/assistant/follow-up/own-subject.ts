import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import type { FollowUpAct } from '#server/assistant/content/follow-ups-schema.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { findTopicOrCandidates } from '#server/assistant/search/find-topic.ts'
import { isLikelyReply, isSurelyNew } from './classify-reply.ts'
import { hasBegun } from './conversation.ts'
import { countWords, type FollowUp } from './read-follow-up.ts'

/** Acts that make sense about a topic only; without one they are questions of their own. */
export const actsAboutTopic: readonly (FollowUpAct | null)[] = [
  'disagree',
  'now',
  'hurry',
  'start',
  'points',
  'punish',
  'normal',
  'myFault',
  'doubt',
  'detail',
  'whatIf',
  'shorter',
]

const actsOfAnyTopic: readonly (FollowUpAct | null)[] = ['words', 'example', ...actsAboutTopic]

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
/** How many words of its own a message may have beside what it wants from the answer before. */
export const maxOwnWords = { strong: 7, more: 3, weak: 1 }
const maxSubjectWords = 4

/**
 * From which confidence on another topic is a new question in a conversation; the same for a related one, if the message goes on from the
 * answer, and beside words that say much about it.
 */
const minConfidence = { named: 0.7, other: 0.5, related: 0.7, otherGoingOn: 0.93, besideAct: 0.7 }

/** Returns the topic that a follow-up names, or null. */
export const findSubject = ({ act, rest, restCount, goesOn }: FollowUp, language: Locale): string | null => {
  if (restCount === 0) return null
  const match = findTopicOrCandidates(rest.replaceAll(/^那|[呢吗啊呀]$/gu, ''), language)
  if (match.kind === 'none') return null
  // “And if he refuses?” names no subject, though it may be asked of many.
  const isNamed = match.kind === 'topic' && match.confidence >= minConfidence.named
  if (goesOn && !isNamed) return null
  // What to say, and whether to punish, is asked in words of many topics.
  if (actsOfAnyTopic.includes(act))
    return match.kind === 'topic' && match.confidence >= minConfidence.besideAct ? match.id : null
  if (match.kind === 'tie') return goesOn || restCount > 1 ? match.ids[0] : null
  return match.id
}

/** Returns whether the whole message is about another topic than the conversation, at least with a confidence. */
const isAboutOther = (plain: string, { conversation, language }: AnswerContext, confidence: number): boolean => {
  const match = findTopicOrCandidates(plain, language)
  return match.kind === 'topic' && match.id !== conversation.topic && match.confidence >= confidence
}

/** Returns whether a message says much about the answer before: more words of its own do not make it a new question. */
const isStrongReply = ({ act, age, ordinal, place, childId, goesOn }: FollowUp): boolean =>
  strongActs.includes(act) || age !== null || ordinal !== null || ((childId !== null || place !== null) && goesOn)

/** Acts beside which another topic is what was done against the trouble: “we tried a later bedtime”. */
const actsWithRemedy: readonly (FollowUpAct | null)[] = ['tried', 'fails']

/** Returns whether the topic that a message names is another than that of the conversation. */
const namesOther = (plain: string, followUp: FollowUp, subject: string | null, context: AnswerContext): boolean => {
  if (subject === null || subject === context.conversation.topic || followUp.restCount === 0) return false
  // “And at Grandma’s, where she writes?” changes the place and not the subject.
  const movesOn =
    (followUp.goesOn && (followUp.place !== null || followUp.childId !== null)) || actsWithRemedy.includes(followUp.act)
  const confidence = movesOn ? minConfidence.otherGoingOn : minConfidence.other
  return !isStrongReply(followUp) || (followUp.restCount > 1 && isAboutOther(plain, context, confidence))
}

/** Returns whether a message says so much of its own that it is a new question. */
const isNewQuestion = (plain: string, followUp: FollowUp, subject: string | null, context: AnswerContext): boolean => {
  if (followUp.isLearned) return false
  const { act, restCount } = followUp
  // Without a conversation, thanks are small talk.
  if (!hasBegun(context.conversation)) return restCount > 0 || act === 'thanks'
  if (namesOther(plain, followUp, subject, context)) return true
  if (act === 'more') return restCount > maxOwnWords.more
  return restCount > (isStrongReply(followUp) ? maxOwnWords.strong : maxOwnWords.weak)
}

/** Returns whether the whole message is surely about another topic than the conversation, and does not go on from that. */
const isSurelyOther = (plain: string, followUp: FollowUp, context: AnswerContext): boolean => {
  const { act, place, restCount, goesOn } = followUp
  const isOpen = (act === null || act === 'howLong') && place === null && !goesOn
  if (!isOpen || restCount === 0 || context.conversation.topic === undefined) return false
  return isAboutOther(plain, context, minConfidence.other)
}

/** Returns whether a message names little but a topic, in a way that goes on: "and bedtime?". */
export const isShortSubject = (
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
export const asksNothing = ({ act, ordinal, age, place, childId, isAboutSibling }: FollowUp): boolean =>
  act === null && ordinal === null && age === null && place === null && childId === null && !isAboutSibling

/** How many words, or pairs of Chinese characters, a message must have to be a question of its own by a model alone. */
const minWordsOfItsOwn = 4

/** How many words of its own it must have where it names a place or a number, which may change those of the conversation: “at school”. */
const minBesidePlaceOrAge = 2

/** Acts in words that questions of their own have as well: “she says I love him more”, “is it bad that I pay with points?” */
const looseActs: readonly (FollowUpAct | null)[] = [null, 'more', 'points', 'normal']

/** Returns whether a message surely is a question of its own, about another topic than the conversation, however it begins. */
const isNewAboutOther = (plain: string, context: AnswerContext): boolean =>
  isSurelyNew(plain) && isAboutOther(plain, context, minConfidence.named)

/** Returns whether a message is a question of its own by what a model has learned, though words in it may go on. */
const isOfItsOwn = (plain: string, followUp: FollowUp, context: AnswerContext): boolean => {
  const { act, place, age, ordinal, goesOn, restCount } = followUp
  return (
    looseActs.includes(act) &&
    ordinal === null &&
    ((place === null && age === null) || restCount >= minBesidePlaceOrAge) &&
    (!goesOn || isNewAboutOther(plain, context)) &&
    countWords(plain.split(/[^\p{L}\p{N}]+/u)) >= minWordsOfItsOwn &&
    isSurelyNew(plain)
  )
}

/** How a question about a child begins for the first time: “my kids fight in the car”. */
const introducesChild =
  /^(?:(?:(?:my|our|the) (?:kids|children|two|boys|girls|twins|son|daughter|boy|girl|youngest|eldest|oldest)|(?:mis?|nuestr[oa]s?) (?:hij[oa]s?|ni[nñ][oa]s?|peques?|mayor|menor|mellizos|gemelos))(?!\p{L})|(?:我家?|我们家?|家里)(?:的)?(?:两个|俩|几个)?(?:孩子|娃|宝|儿子|女儿|老大|老二|老三))/iu

/** Returns whether a message introduces a child, with a place that is not one for the answer before: “my kids fight in the car”. */
const isIntroduction = (plain: string, { act, age, ordinal, goesOn, restCount }: FollowUp): boolean =>
  act === null && age === null && ordinal === null && !goesOn && restCount > 0 && introducesChild.test(plain.trim())

/** Returns whether a message does not go on from the answer before. */
export const hasOwnSubject = (
  plain: string,
  followUp: FollowUp,
  subject: string | null,
  context: AnswerContext,
): boolean => {
  if (asksNothing(followUp)) return true
  if (isIntroduction(plain, followUp)) return true
  if (isOfItsOwn(plain, followUp, context)) return true
  const isReply = context.topics.has(context.conversation.topic ?? '') && isLikelyReply(plain)
  if (isReply) return followUp.restCount >= maxOwnWords.more && isAboutOther(plain, context, minConfidence.otherGoingOn)
  return isNewQuestion(plain, followUp, subject, context) || isSurelyOther(plain, followUp, context)
}

/** Returns whether a message has surely a subject of its own, by the topic that fits it best. */
export const hasOtherSubject = (
  message: string,
  topic: Topic,
  goesOn: boolean,
  { language, topics }: AnswerContext,
): boolean => {
  const match = findTopicOrCandidates(message, language)
  if (match.kind === 'none') return false
  const isRelated = (id: string) =>
    id === topic.id || topic.followUps.includes(id) || topics.get(id)?.followUps.includes(topic.id) === true
  if (match.kind === 'tie') return !goesOn && !match.ids.some(isRelated)
  const ofOther = isRelated(match.id) ? minConfidence.related : minConfidence.other
  return match.id !== topic.id && match.confidence >= (goesOn ? minConfidence.otherGoingOn : ofOther)
}
