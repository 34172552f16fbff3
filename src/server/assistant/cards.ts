import type { ChatCard } from '#shared/assistant/contract.ts'
import { checkInPoints } from '#shared/habits/rules.ts'
import { skillPoints } from '#shared/skills/rules.ts'
import { isFor, takesPoints } from './band.ts'
import type { ChildRecord } from './child.ts'
import { isNeverSuggested } from './never/is-never.ts'
import { isSame } from './same.ts'
import type { CardText, TopicId, TopicText } from './topic.ts'
import type { CardPlan } from './topic-plan.ts'
import { topicPlan } from './topics/plan.ts'

/** The titles of a kind that a child has already. */
const titlesOf = (child: ChildRecord, kind: 'behavior' | 'habit' | 'skill' | 'reward'): readonly string[] => {
  if (kind === 'behavior') return child.quick
  const kept = { habit: child.habits, skill: child.skills, reward: child.rewards }[kind]
  return kept.map(({ title }) => title)
}

/** Whether the child has something of the kind that goes by about this title. */
export const has = (child: ChildRecord, kind: 'behavior' | 'habit' | 'skill' | 'reward', title: string): boolean =>
  titlesOf(child, kind).some((kept) => isSame(kept, title))

const cardOf = (id: string, plan: CardPlan, { title, unit, cue }: CardText, child: ChildRecord): ChatCard => {
  if (plan.kind === 'moment') return { kind: plan.kind, id, title }
  if (plan.kind === 'open') return { kind: plan.kind, id, title, screen: plan.screen }
  const state = has(child, plan.kind, title) ? 'present' : 'new'
  if (plan.kind === 'behavior') return { kind: plan.kind, id, title, points: plan.points, state }
  if (plan.kind === 'reward') return { kind: plan.kind, id, title, points: plan.points, category: plan.category, state }
  if (plan.kind === 'habit') {
    const { kind, difficulty, targetDays } = plan
    const points = checkInPoints[difficulty]
    return { kind, id, title, points, difficulty, targetDays, ...(cue === undefined ? {} : { cue }), state }
  }
  const { kind, difficulty, target } = plan
  const points = skillPoints[difficulty]
  return { kind, id, title, points, difficulty, target, ...(unit === undefined ? {} : { unit }), state }
}

const moreAges = (plan: CardPlan, id: TopicId) => plan.ages ?? topicPlan[id].ages

/** The cards of a topic that suit the child's age. Below four there is nothing that gives points. */
export const cardsOf = (id: TopicId, { cards: texts }: TopicText, child: ChildRecord): ChatCard[] => {
  const plans: Readonly<Record<string, CardPlan>> = topicPlan[id].cards
  const written: Readonly<Record<string, CardText | undefined>> = texts
  return Object.entries(plans).flatMap(([key, plan]) => {
    const text = written[key]
    const suits = isFor(moreAges(plan, id), child.ages)
    if (!text || !suits || isNeverSuggested(plan.kind, text.title)) return []
    const gives = plan.kind !== 'moment' && plan.kind !== 'open'
    return gives && !takesPoints(child.ages) ? [] : [cardOf(`${id}.${key}`, plan, text, child)]
  })
}

/** Whether a card offers something that the child does not have. */
export const isNew = (card: ChatCard): boolean => 'state' in card && card.state === 'new'
