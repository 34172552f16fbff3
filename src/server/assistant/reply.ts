import { chatActions, type ChatAction, type ChatMessage } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { named, plain, type Answer } from './answer.ts'
import { yearOf } from './band.ts'
import type { ChildRecord } from './child.ts'
import { recommendations } from './flows/recommendations.ts'
import { rewardIdeas } from './flows/rewards.ts'
import { tipOfToday, type TopicOf } from './flows/tips.ts'
import { entriesOf, topicsIn, type Topics } from './knowledge.ts'
import { isDanger } from './safety/danger.ts'
import { withoutAge } from './search/age-words.ts'
import { find } from './search/find.ts'
import { fold } from './search/fold.ts'
import type { TopicId } from './topic.ts'
import { topicAnswer, type Asking } from './topic-answer.ts'
import { topicPlan } from './topics/plan.ts'
import type { Words } from './words/words.ts'
import { wordsIn } from './words/words-in.ts'

/** A built-in answer, and whether a model may say it better: never in danger, nor what a chip or the mascot asks for. */
export interface Reply {
  answer: Answer
  /** What the question is about, for a model; null where none is to be asked. */
  open: { topic: TopicId | null } | null
}

const isAction = (text: string): text is ChatAction => chatActions.some((action) => action === text)

/** Whether a text is the id of a topic. */
const isTopic = (text: string): text is TopicId => Object.hasOwn(topicPlan, text)

/** Whether a message may carry this as its topic. */
export const isKnown = (topic: string): boolean => isAction(topic) || isTopic(topic)

const label = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a chip with this label leads to. */
const behindChip = (message: string, topics: Topics, words: Words): TopicId | ChatAction | null => {
  const said = label(message)
  const action = chatActions.find((one) => label(words.actions[one]) === said)
  return action ?? entriesOf(topics).find(([, { name }]) => label(name) === said)?.[0] ?? null
}

/** Which topic the title of an entry is about; the titles of one answer are looked up ahead. */
const topicFinder = async (child: ChildRecord, language: Locale): Promise<TopicOf> => {
  const titles = child.corrections.slice(0, 1).map(({ title }) => title)
  const found = new Map<string, TopicId | null>()
  for (const title of titles) {
    const about = await find(title, language)
    found.set(title, about.kind === 'topic' ? about.id : null)
  }
  return (title) => found.get(title) ?? null
}

const flow = async (action: ChatAction, asking: Asking, language: Locale): Promise<Answer> => {
  if (action === 'rewards') return rewardIdeas(asking)
  const topicOf = await topicFinder(asking.child, language)
  return action === 'tips' ? tipOfToday(asking, topicOf) : recommendations(asking, topicOf)
}

const directly = async (target: string, asking: Asking, language: Locale): Promise<Answer | null> => {
  if (isAction(target)) return flow(target, asking, language)
  const text = isTopic(target) ? asking.topics[target] : undefined
  return text && isTopic(target) ? topicAnswer(target, text, asking) : null
}

const names = (ids: readonly TopicId[], topics: Topics): string[] => ids.flatMap((id) => topics[id]?.name ?? [])

const toQuestion = async (message: string, asking: Asking, language: Locale): Promise<Reply> => {
  const { topics, words } = asking
  const found = await find(message, language)
  if (found.kind === 'topic') {
    const text = topics[found.id]
    if (text) return { answer: topicAnswer(found.id, text, asking), open: { topic: found.id } }
  }
  if (found.kind === 'tie') {
    const [one = '', other = ''] = names(found.ids, topics)
    return { answer: plain(words.which(one, other), [one, other]), open: { topic: found.ids[0] } }
  }
  const nearest = found.kind === 'nothing' ? names(found.nearest, topics) : []
  return { answer: plain(named(words.nothing, asking.child.name), nearest), open: { topic: null } }
}

const safe = (words: Words, helplines: string | null): Answer =>
  plain(helplines === null ? words.safety : `${words.safety}\n\n${words.helplines(helplines)}`)

/** The built-in answer to a message about a child: first whether there is danger, then the topic or chip, then the search. */
export const replyTo = async (
  { message, topic, language }: Omit<ChatMessage, 'childId'>,
  child: ChildRecord,
  helplines: Readonly<Record<Locale, string | null>>,
): Promise<Reply> => {
  const words = wordsIn(language)
  if (isDanger(message)) return { answer: safe(words, helplines[language]), open: null }
  const topics = await topicsIn(language)
  const target = topic ?? behindChip(message, topics, words)
  const asking: Asking = { child, topics, words }
  const direct = target === null ? null : await directly(target, asking, language)
  if (direct) return { answer: direct, open: null }
  const { age } = withoutAge(message)
  return toQuestion(message, age === null ? asking : { ...asking, child: { ...child, ages: yearOf(age) } }, language)
}
