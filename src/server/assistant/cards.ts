import type { ChatCard } from '#shared/assistant/contract.ts'
import { checkInPointsByDifficulty } from '#shared/habits/rules.ts'
import { skillPointsByDifficulty } from '#shared/skills/rules.ts'
import { isOldEnoughForPoints, suitsAge } from './age-groups.ts'
import type { AnswerContext } from './answer-context.ts'
import type { ChildContext } from './child-context.ts'
import type { Topic, TopicCard } from './content/topic-schema.ts'
import { isSameDeed, isSimilarTitle } from './similar-titles.ts'
import { isUnsuitableSuggestion } from './unsuitable/unsuitable.ts'

type AddableKind = 'behavior' | 'habit' | 'skill' | 'reward'

const listTitles = (child: ChildContext, kind: AddableKind): readonly string[] => {
  if (kind === 'behavior') return child.behaviors
  return { habit: child.habits, skill: child.skills, reward: child.rewards }[kind].map(({ title }) => title)
}

/** Returns whether the child has a behaviour, habit, skill or reward (`kind`) with a similar title, or a habit of the same deed, completed or not. */
export const hasSimilarEntry = (child: ChildContext, kind: AddableKind, title: string): boolean =>
  listTitles(child, kind).some(
    (existing) => isSimilarTitle(existing, title) || (kind === 'habit' && isSameDeed(existing, title)),
  )

const toChatCard = (card: TopicCard, child: ChildContext): ChatCard => {
  const { id, title, unit, cue } = card
  if (card.kind === 'moment') return { kind: card.kind, id, title }
  if (card.kind === 'open') return { kind: card.kind, id, title, screen: card.screen }
  const state = hasSimilarEntry(child, card.kind, title) ? 'present' : 'new'
  if (card.kind === 'behavior') return { kind: card.kind, id, title, points: card.points, state }
  if (card.kind === 'reward') return { kind: card.kind, id, title, points: card.points, category: card.category, state }
  if (card.kind === 'habit') {
    const { kind, difficulty, targetDays } = card
    const points = checkInPointsByDifficulty[difficulty]
    return { kind, id, title, points, difficulty, targetDays, ...(cue === undefined ? {} : { cue }), state }
  }
  const { kind, difficulty, target } = card
  const points = skillPointsByDifficulty[difficulty]
  return { kind, id, title, points, difficulty, target, ...(unit === undefined ? {} : { unit }), state }
}

/** Returns the cards of a topic for a child's age, also those it has already; none with points for a child under four. */
export const listCardsForAge = ({ ages, cards }: Topic, child: ChildContext): ChatCard[] =>
  cards
    .filter((card) => suitsAge(card.ages ?? ages, child.ages) && !isUnsuitableSuggestion(card.kind, card.title))
    .filter(({ kind }) => kind === 'moment' || kind === 'open' || isOldEnoughForPoints(child.ages))
    .map((card) => toChatCard(card, child))

/** Returns the cards of a topic that the conversation has not offered for the child yet. */
export const listUnseenCards = (topic: Topic, { child, conversation }: AnswerContext): ChatCard[] => {
  const isSameChild = conversation.childId === undefined || conversation.childId === child.id
  const offered = isSameChild ? (conversation.cards ?? []) : []
  return listCardsForAge(topic, child).filter(({ id }) => !offered.includes(id))
}

/** Returns whether a card adds a behaviour, habit, skill or reward that the child does not have. */
export const isNewCard = (card: ChatCard): boolean => 'state' in card && card.state === 'new'
