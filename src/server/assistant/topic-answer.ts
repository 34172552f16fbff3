import { toDayNumber } from '#shared/time/day.ts'
import { suitsAge } from './age-groups.ts'
import type { AnswerContext } from './answer-context.ts'
import { composeAnswer, pickForDay, pickManyForDay, type Answer } from './answer.ts'
import { listCardsForAge } from './cards.ts'
import type { Topic } from './content/topic-schema.ts'
import { findLikelyAnswer, listOtherChips, type AskedHit } from './search/asked-search.ts'
import { listNearestTexts } from './search/nearest-tips.ts'
import { listShownTips } from './follow-up/conversation.ts'
import { withoutRepeats } from './said-twice.ts'
import { isAlarming } from './sends-for-help.ts'

const maxTips = 3
/** Number of tips beside a direct answer. */
export const tipsBesideAnswer = 2

/** A tip with its position in the topic. */
export interface PlacedTip {
  position: number
  text: string
}

/** Returns the tips for the child's age that the conversation has not shown yet. */
export const listUnseenTips = ({ id, tips }: Topic, { child, conversation }: AnswerContext): PlacedTip[] => {
  const shown = new Set(listShownTips(conversation, id))
  return tips.flatMap(({ text, ages }, position) =>
    suitsAge(ages, child.ages) && !shown.has(position) ? [{ position, text }] : [],
  )
}

/**
 * Returns up to `count` tips for the child's age that were not shown yet: those nearest to the question first, then different ones each
 * day; none of them says again what another one says, or `said`.
 */
export const chooseTips = (
  topic: Topic,
  context: AnswerContext,
  count: number,
  question = '',
  said = '',
): PlacedTip[] => {
  const { child, language } = context
  const unseen = listUnseenTips(topic, context)
  const calm = unseen.filter(({ text }) => !isAlarming(text, topic.id, question, context))
  const possible = calm.length > 0 ? calm : unseen
  const nearest = withoutRepeats(listNearestTexts(possible, question, language), said, language).slice(0, count)
  const known = [said, ...nearest.map(({ text }) => text)].join('\n')
  const others = withoutRepeats(
    possible.filter((tip) => !nearest.includes(tip)),
    known,
    language,
  )
  const chosen = [...nearest, ...pickManyForDay(others, count - nearest.length, toDayNumber(child.today))]
  return chosen.length > 0 ? chosen : possible.slice(0, count)
}

/** Returns the last line of an answer, which names the sources of a topic, or null when it has none. */
export const formatSourcesLine = ({ format, messages }: AnswerContext, { sources }: Topic): string | null =>
  sources.length === 0 ? null : format(messages.sources, { sources: sources.join(' · ') })

/** Number of chips below an answer, and how many of them ask for other direct answers. */
const maxChips = { all: 3, asked: 2 }

interface ChipOptions {
  /** What was asked, without names of children. */
  question?: string
  /** What the answer says already. */
  said?: string
  /** The id of a topic that the question may be about as well. */
  near?: string | null
  /** What is said first, in place of the opening of the topic. */
  lead?: string | null
}

/** Returns the labels of the chips of a topic: another one that may be meant, what else may be asked about it, and related ones. */
export const listFollowUpLabels = (
  topic: Topic,
  { topics, language }: AnswerContext,
  { question = '', said = '', near = null }: ChipOptions = {},
): string[] => {
  const toNames = (ids: readonly string[]) => ids.flatMap((id) => topics.get(id)?.name ?? [])
  const asked = listOtherChips(question, topic.id, language, said).slice(0, maxChips.asked)
  const labels = [...toNames(near === null ? [] : [near]), ...asked, ...toNames(topic.followUps)]
  return [...new Set(labels)].slice(0, maxChips.all)
}

/** Returns the honest answer of a topic whose tips were all shown. */
export const createExhaustedAnswer = (topic: Topic, context: AnswerContext): Answer => ({
  text: context.format(context.messages.followUp.exhausted, { topic: topic.name }),
  followUps: listFollowUpLabels(topic, context),
  cards: [],
  sources: [],
  context: { topic: topic.id },
})

/**
 * Returns the built-in answer to a question about a topic: what is prepared for it in particular, or an opening, and tips that the
 * conversation has not shown yet, those first that are nearest to the question. `near` is the id of a topic that the question may be about as well;
 * `asked` is the direct answer that was chosen by its chip, `tips` are those that were chosen before.
 */
export const createTopicAnswer = (
  topic: Topic,
  context: AnswerContext,
  {
    question = '',
    near = null,
    lead = null,
    asked = findLikelyAnswer(question, topic.id, context.language),
    tips: chosen = [],
  }: Pick<ChipOptions, 'question' | 'near' | 'lead'> & { asked?: AskedHit | null; tips?: readonly PlacedTip[] } = {},
): Answer => {
  const { child } = context
  // Where it is not sure what is asked, only what holds in general: chips offer what may have been meant.
  const opening = asked ? null : pickForDay(topic.openings, toDayNumber(child.today))
  const head = [lead ?? opening, asked?.answer].filter(Boolean).join('\n\n')
  const count = asked ? tipsBesideAnswer : maxTips
  const tips = chosen.length > 0 ? chosen : chooseTips(topic, context, count, question, head)
  if (tips.length === 0) return createExhaustedAnswer(topic, context)
  const { text, count: shown } = composeAnswer({
    opening: head,
    tips: tips.map((tip) => tip.text),
    closing: formatSourcesLine(context, topic),
  })
  return {
    text,
    followUps: listFollowUpLabels(topic, context, { question, said: text, near }),
    cards: listCardsForAge(topic, child),
    sources: topic.sources,
    context: { topic: topic.id, latest: tips.slice(0, shown).map(({ position }) => position) },
  }
}
