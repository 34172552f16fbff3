import { toDayNumber } from '#shared/time/day.ts'
import type { AnswerContext } from './answer-context.ts'
import { composeAnswer, pickForDay, pickManyForDay, type Answer } from './answer.ts'
import { listUnseenCards } from './cards.ts'
import type { Topic } from './content/topic-schema.ts'
import { findLikelyAnswer, listOtherChips, type AskedHit } from './search/asked-search.ts'
import { opensForAge } from './search/opening-age.ts'
import { listTipsNearAnswer } from './search/tips-near-answer.ts'
import { listNearestTexts } from './search/nearest-tips.ts'
import { withoutRepeats } from './said-twice.ts'
import { listPlanSteps, listUnseenTips, type PlacedTip } from './topic-tips.ts'
import { isAlarming } from './sends-for-help.ts'

const maxTips = 3
/** Number of tips beside a direct answer. */
export const tipsBesideAnswer = 2

/** Returns the tips that do not frighten where nothing in the message does. */
const listCalm = (tips: readonly PlacedTip[], topic: Topic, context: AnswerContext, question: string): PlacedTip[] =>
  tips.filter(({ text }) => !isAlarming(text, topic.id, question, context))

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
  const calm = listCalm(unseen, topic, context, question)
  const possible = calm.length > 0 ? calm : unseen
  const nearest = withoutRepeats(listNearestTexts(possible, question, language), said, language).slice(0, count)
  const known = [said, ...nearest.map(({ text }) => text)].join('\n')
  const others = withoutRepeats(
    possible.filter(({ position }) => !nearest.some((near) => near.position === position)),
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

/** What an answer says first, and the tips or steps after it. */
interface AnswerBody {
  head: string
  tips: readonly PlacedTip[]
}

interface BodyOptions {
  question: string
  /** What is said first, in place of the opening. */
  lead: string | null
}

/** Returns a direct answer with tips about the same, else steps of the plan. None of them frightens or says it again. */
const answerDirectly = (
  { answer, position }: AskedHit,
  topic: Topic,
  context: AnswerContext,
  { question, lead }: BodyOptions,
): AnswerBody => {
  const { language } = context
  const near = listTipsNearAnswer(listUnseenTips(topic, context), question, topic.id, language, [position])
  const calm = listCalm([...near, ...listPlanSteps(topic, context)], topic, context, question)
  const beside = withoutRepeats(calm, answer, language).slice(0, tipsBesideAnswer)
  const head = [lead, answer].filter(Boolean).join('\n\n')
  return { head, tips: beside.length > 0 ? beside : chooseTips(topic, context, tipsBesideAnswer, question, head) }
}

/** Returns what holds for every question about a topic: its plan, or tips where that was shown, or those that were chosen before. */
const answerInGeneral = (
  topic: Topic,
  context: AnswerContext,
  { question, lead, chosen }: BodyOptions & { chosen: readonly PlacedTip[] },
): AnswerBody => {
  const plan = chosen.length > 0 ? [] : listCalm(listPlanSteps(topic, context), topic, context, question)
  const opening = pickForDay(topic.openings, toDayNumber(context.child.today))
  const head = lead ?? (plan.length > 0 ? topic.plan[0].text : opening)
  const tips = withoutRepeats([...chosen, ...plan], head, context.language)
  return { head, tips: tips.length > 0 ? tips : chooseTips(topic, context, maxTips, question, head) }
}

const findAnswerForAge = (question: string, topicId: string, { language, child }: AnswerContext): AskedHit | null => {
  const hit = findLikelyAnswer(question, topicId, language)
  return hit && opensForAge(hit.answer, child.ages) ? hit : null
}

/**
 * Returns the built-in answer to a question about a topic: what is prepared for it in particular and tips that the conversation has not
 * shown yet, those first that are nearest to the question; or the plan of the topic, which holds for every question about it. `near` is the id of a topic that the question may be about as well;
 * `asked` is the direct answer that was chosen by its chip, `tips` are those that were chosen before.
 */
export const createTopicAnswer = (
  topic: Topic,
  context: AnswerContext,
  {
    question = '',
    near = null,
    lead = null,
    asked = findAnswerForAge(question, topic.id, context),
    tips: chosen = [],
  }: Pick<ChipOptions, 'question' | 'near' | 'lead'> & { asked?: AskedHit | null; tips?: readonly PlacedTip[] } = {},
): Answer => {
  const { head, tips } = asked
    ? answerDirectly(asked, topic, context, { question, lead })
    : answerInGeneral(topic, context, { question, lead, chosen })
  if (tips.length === 0) return createExhaustedAnswer(topic, context)
  const { text, count: shown } = composeAnswer({
    opening: head,
    tips: tips.map((tip) => tip.text),
    closing: formatSourcesLine(context, topic),
  })
  return {
    text,
    followUps: listFollowUpLabels(topic, context, { question, said: text, near }),
    cards: listUnseenCards(topic, context),
    sources: topic.sources,
    context: {
      topic: topic.id,
      latest: tips.slice(0, shown).map(({ position }) => position),
      asked: asked ? [asked.position] : [],
    },
  }
}
