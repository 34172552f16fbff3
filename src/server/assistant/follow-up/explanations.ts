import type { Topic } from '#server/assistant/content/topic-schema.ts'
import type { Place } from '#server/assistant/content/follow-ups-schema.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { composeAnswer, type Answer } from '#server/assistant/answer.ts'
import { formatSourcesLine, listFollowUpLabels } from '#server/assistant/topic-answer.ts'
import { findTip, listUnseenTips } from '#server/assistant/topic-tips.ts'
import { listTipsNearAnswer } from '#server/assistant/search/tips-near-answer.ts'
import { listGivenAnswers } from './conversation.ts'
import { createMoreTips, getPlaceAdvice } from './more-tips.ts'
import { findReasonSentence } from './reason-sentence.ts'

const quotePattern = /[“«][^”»]+[”»]/u
const maxQuotes = 2

/** Returns an answer about a topic that shows no further tips. */
const createNote = (
  topic: Topic,
  context: AnswerContext,
  paragraphs: readonly (string | null | undefined)[],
): Answer => ({
  text: paragraphs.filter(Boolean).join('\n\n'),
  followUps: listFollowUpLabels(topic, context),
  cards: [],
  sources: [],
  context: { topic: topic.id },
})

/** Returns what is said of why the advice helps: by the answers before, else by what is nearest to the reply; null if nothing is. */
const findReason = (topic: Topic, { conversation, language }: AnswerContext, reply: string): string | null => {
  const given = listGivenAnswers(conversation, topic.id)
  const said = [
    ...given.toReversed().flatMap((position) => topic.answers[position]?.answer ?? []),
    ...(conversation.latest ?? []).flatMap((position) => findTip(topic, position) ?? []),
  ]
  const near = listTipsNearAnswer([...topic.tips, ...topic.plan], reply, topic.id, language, given)
  return findReasonSentence([...said, ...near.map(({ text }) => text)], language)
}

/** Returns why the tips of a topic help, or what they rest on; what is said of the reason for the advice before comes first. */
export const explainWhy = (topic: Topic, context: AnswerContext, reply: string): Answer => {
  const { format, messages } = context
  const { followUp } = messages
  const sources = formatSourcesLine(context, topic)
  const reason = findReason(topic, context, reply)
  if (topic.why)
    return { ...createNote(topic, context, [reason, topic.why.join(' '), sources]), sources: topic.sources }
  const learning = format(followUp.whyLearning, {})
  if (sources === null) {
    const practice = reason ?? format(followUp.whyPractice, { topic: topic.name })
    return createNote(topic, context, [`${practice} ${learning}`])
  }
  const restsOn = format(followUp.whySources, { topic: topic.name, sources: topic.sources.join(' · ') })
  return { ...createNote(topic, context, [reason, learning, restsOn]), sources: topic.sources }
}

/** Returns how long it may take, and what to look for. */
export const explainHowLong = (topic: Topic, context: AnswerContext): Answer => {
  const { format, messages } = context
  const { followUp } = messages
  if (topic.howLong) return createNote(topic, context, [topic.howLong.join(' '), format(followUp.howLongSigns, {})])
  const hasHabit = topic.cards.some(({ kind }) => kind === 'habit')
  return createNote(topic, context, [
    format(followUp.howLong, { topic: topic.name }),
    format(followUp.howLongSigns, {}),
    hasHabit ? format(followUp.howLongHabit, {}) : null,
  ])
}

interface SayParts {
  opening: string
  place: Place | null
  /** The message, where sentences about what it and the answer before are about come first. */
  question: string
}

/** Returns the sentences to say of a topic; after a direct answer those first that are about the same. */
const listWords = (
  { id, words = [] }: Topic,
  { conversation, language }: AnswerContext,
  question: string,
): string[] => {
  const given = listGivenAnswers(conversation, id)
  const all = words.map((text) => ({ text }))
  const near = given.length === 0 ? [] : listTipsNearAnswer(all, question, id, language, given)
  return [...new Set([...near, ...all])].map(({ text }) => text)
}

/**
 * Returns sentences to say: those of the topic at first, then tips that have some, then the other tips.
 */
export const suggestWords = (topic: Topic, context: AnswerContext, { opening, place, question }: SayParts): Answer => {
  const { conversation, format, messages } = context
  const isNew = topic.words !== undefined && !(conversation.topic === topic.id && conversation.said)
  const quoting = listUnseenTips(topic, context).filter(({ text }) => quotePattern.test(text))
  if (!isNew && quoting.length === 0) {
    return createMoreTips(topic, context, { opening: format(messages.followUp.moreTips, {}), place })
  }
  const tips = isNew ? [] : quoting.slice(0, maxQuotes)
  const { text, count } = composeAnswer({
    opening: [getPlaceAdvice(context, place), opening].filter(Boolean).join('\n\n'),
    tips: isNew ? listWords(topic, context, question) : tips.map((tip) => tip.text),
    closing: format(messages.followUp.wordsAndTone, {}),
  })
  return {
    ...createNote(topic, context, [text]),
    context: {
      topic: topic.id,
      latest: tips.slice(0, count).map(({ position }) => position),
      ...(isNew ? { said: true } : {}),
    },
  }
}
