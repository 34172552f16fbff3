import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerStep, Question } from './answer-step.ts'
import { withoutModel, type Answer } from './answer.ts'
import type { AnswerContext } from './answer-context.ts'
import { findMeantChild } from './find-meant-child.ts'
import { hasBegun } from './follow-up/conversation.ts'
import { createHelpAnswer } from './help/help-answer.ts'
import { findTopicOrCandidates } from './search/find-topic.ts'
import { foldText } from './search/text.ts'
import { findDrafts } from './sentence/read-sentence.ts'
import type { SentenceSpeaker } from './sentence/sentence-answer.ts'

/** Questions what a deed is worth, in lower case without accents: “how many points for setting the table”. */
const asked: readonly RegExp[] = [
  /\bhow many (?:points|fireflies|lights)\b.*?\bfor (?<deed>(?!it\b|that\b|this\b|these\b|those\b|a reward).{4,})$/u,
  /\bhow many (?:points|fireflies|lights) (?:is|are|does|do you get for) (?<deed>(?!it\b|that\b|this\b).{4,}?)(?: worth| give| get| bring)$/u,
  /\bcuant[oa]s (?:puntos|luciernagas|luces)\b.*? por (?<deed>(?!eso\b|esto\b|ello\b).{4,})$/u,
  /\bcuant[oa]s (?:puntos|luciernagas|luces) (?:vale|valen|da|dan|son|gana por) (?<deed>.{4,})$/u,
  /^(?<deed>(?!这|那|它).{2,14}?)(?:应该|该|要|能|可以|会)?(?:给|加|值|得|算|奖)(?:他|她|孩子)?(?:几|多少)(?:分|积分|个?萤火虫)$/u,
]

/** Questions how many points to give, in lower case without accents, whatever for. */
const asksWhatToGive =
  /\bhow many (?:points|fireflies|lights) (?:do|should|shall|would|can) (?:i|we|you) give\b|\bcuant[oa]s (?:puntos|luciernagas|luces) (?:le|les|se le|se les|hay que|deberia|debo|puedo)? ?(?:doy|damos|dar\w*|pongo|ponemos)\b|(?:该|要|应该)给(?:他|她|孩子|我家孩子)?(?:几|多少)分/u

/** Returns the deed whose points a message asks for; null if it asks for nothing like that. */
const readDeed = (message: string): string | null => {
  const text = foldText(message)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return asked.map((pattern) => pattern.exec(text)?.groups?.deed).find((deed) => deed !== undefined) ?? null
}

/** Returns the tile or the habit of a child that a deed is, with the points that it gives each time; null if there is none. */
const findKnownOf = (deed: string, language: Locale, { family, child }: SentenceSpeaker) => {
  for (const draft of findDrafts({ text: deed, language, family, child }).drafts) {
    if (draft.kind === 'check-in') return draft
    if (draft.kind !== 'behavior' || draft.points <= 0) continue
    const tile = child.behaviors.find(({ title }) => title === draft.title)
    if (tile) return tile
  }
  return null
}

/** Returns the same of the child that a question is about. */
const findKnown = async (deed: string, question: Question) => {
  const { family, child: selected } = await question.loadSpeaker()
  const id = findMeantChild(question)
  return findKnownOf(deed, question.language, {
    family,
    child: family.children.find((one) => one.id === id) ?? selected,
  })
}

const sayWhere = (message: string, context: AnswerContext): Answer | null =>
  createHelpAnswer(message, 'how-many-points', context)

/** Returns whether a message asks how many points to give, whatever for. */
export const asksPointsToGive = (message: string): boolean =>
  asksWhatToGive.test(foldText(message)) && readDeed(message) === null

/** Returns how many points are usual, unless a topic is talked about. */
export const answerPointsToGive: AnswerStep = ({ message }, context) =>
  context.conversation.topic === undefined ? withoutModel(sayWhere(message, context)) : null

/**
 * Returns how many points a deed gives where the child on screen has a tile or a habit for it; else, unless a topic is talked or asked
 * about, how many are usual. Null if a message asks for nothing like that.
 */
export const answerPointsOf: AnswerStep = async (question, context) => {
  const { message, plain, language } = question
  const deed = readDeed(message)
  if (deed === null) return null
  const known = await findKnown(deed, question)
  const help = sayWhere(message, context)
  if (known && help) {
    const { title, points } = known
    const line = context.format(context.messages.pointsOf, { title, points })
    return withoutModel({ ...help, text: `${line}\n\n${help.text}` })
  }
  const isOfTopic = hasBegun(context.conversation) || findTopicOrCandidates(plain, language).kind === 'topic'
  return isOfTopic ? null : withoutModel(help)
}
