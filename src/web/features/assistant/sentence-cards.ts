import { v7 } from 'uuid'
import type { GroupUndoResult } from '#shared/acts/contract.ts'
import type { AlreadyDone, Proposal, SentenceReading } from '#shared/assistant/sentence.ts'
import { behaviorPointLimits } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { textLimits, toLine } from '#shared/contract/fields.ts'
import { isComplete } from './proposals.ts'

/** A proposal with what became of it. */
export interface ProposalEntry {
  proposal: Proposal
  isTicked: boolean
  status: 'open' | 'sending' | 'done' | 'failed'
  /** The id of its act once it was sent: sent again, it counts once. */
  actId?: string | undefined
  /** Whether it may have been recorded, because there was no answer. */
  isUncertain?: boolean | undefined
  /** Why it failed, in the reader's language. */
  failure?: string | undefined
}

/** Words that were not understood; ignored ones stay visible. */
export interface LeftoverWords {
  id: string
  words: string
  childId: string
  day: string
  isIgnored: boolean
}

/** The acts that a sentence asks to record, as cards that are changed, ticked and recorded as one group. */
export interface SentenceCards {
  /** The id of the group of acts. */
  groupId: string
  entries: readonly ProposalEntry[]
  /** What is done already, of which nothing is recorded. */
  already: readonly AlreadyDone[]
  leftovers: readonly LeftoverWords[]
}

/** Changes the cards of a sentence, from those that are there by then. */
export type ChangeCards = (update: (cards: SentenceCards) => SentenceCards) => void

export interface CardsProps {
  cards: SentenceCards
  family: readonly Child[]
  onChange: ChangeCards
}

/** Returns the cards of what was read from a sentence: only what is certain and complete is ticked. */
export const createCards = ({ proposals, already, leftovers }: SentenceReading): SentenceCards => ({
  groupId: v7(),
  entries: proposals.map((proposal) => ({
    proposal,
    isTicked: proposal.isSure && isComplete(proposal),
    status: 'open',
  })),
  already,
  leftovers: leftovers.map((leftover, place) => ({ ...leftover, id: `leftover-${place}`, isIgnored: false })),
})

const updateEntry = (
  cards: SentenceCards,
  id: string,
  update: (entry: ProposalEntry) => ProposalEntry,
): SentenceCards => ({
  ...cards,
  entries: cards.entries.map((entry) => (entry.proposal.id === id ? update(entry) : entry)),
})

/** Ticks or unticks a proposal. */
export const tick = (cards: SentenceCards, id: string, isTicked: boolean): SentenceCards =>
  updateEntry(cards, id, (entry) => ({ ...entry, isTicked }))

/** Returns the proposals that can be ticked. */
const findTickable = ({ entries }: SentenceCards): ProposalEntry[] =>
  entries.filter(({ proposal, status }) => isComplete(proposal) && (status === 'open' || status === 'failed'))

/** Returns whether a proposal takes points: each of these is ticked by itself. */
const takesPoints = ({ proposal }: ProposalEntry): boolean => proposal.kind === 'behavior' && proposal.points < 0

/** Returns whether several proposals can be ticked together, and whether all of them are. */
export const summarizeTicks = (cards: SentenceCards): { areSeveral: boolean; areAllTicked: boolean } => {
  const tickable = findTickable(cards).filter((entry) => !takesPoints(entry))
  return { areSeveral: tickable.length > 1, areAllTicked: tickable.every(({ isTicked }) => isTicked) }
}

/** Ticks all proposals that can be ticked, but those that take points, or unticks all. */
export const tickAll = (cards: SentenceCards, isTicked: boolean): SentenceCards =>
  findTickable(cards)
    .filter((entry) => !isTicked || !takesPoints(entry))
    .reduce((changed, { proposal }) => tick(changed, proposal.id, isTicked), cards)

/** Replaces a proposal by a changed one, which is another act. A moment is ticked when the change completes it. */
export const changeProposal = (cards: SentenceCards, proposal: Proposal): SentenceCards =>
  updateEntry(cards, proposal.id, (entry) => ({
    proposal,
    isTicked: entry.isTicked || (proposal.kind === 'moment' && isComplete(proposal) && !isComplete(entry.proposal)),
    status: 'open',
  }))

/** Sets what became of a proposal. */
export const setOutcome = (
  cards: SentenceCards,
  id: string,
  outcome: Pick<ProposalEntry, 'status' | 'actId' | 'isUncertain' | 'failure'>,
): SentenceCards =>
  updateEntry(cards, id, ({ proposal, isTicked, actId }) => ({ proposal, isTicked, actId, ...outcome }))

/** Returns the proposals that are recorded with the next tap. */
export const findTicked = (cards: SentenceCards): ProposalEntry[] =>
  findTickable(cards).filter(({ isTicked }) => isTicked)

export const isSending = ({ entries }: SentenceCards): boolean => entries.some(({ status }) => status === 'sending')

/** Returns whether all that a sentence tells of is done already. */
export const isAllDone = ({ entries, already, leftovers }: SentenceCards): boolean =>
  entries.length === 0 && leftovers.length === 0 && already.length > 0

/** Returns the proposals and what is done already, in the order of the sentence. */
export const listInOrder = ({ entries, already }: SentenceCards): (ProposalEntry | AlreadyDone)[] => {
  const atPlace = Map.groupBy(already, ({ place }) => place)
  return [
    ...entries.flatMap((entry, place) => [...(atPlace.get(place) ?? []), entry]),
    ...(atPlace.get(entries.length) ?? []),
  ]
}

/** Returns how many proposals were recorded. */
export const countRecorded = ({ entries }: SentenceCards): number =>
  entries.filter(({ status }) => status === 'done').length

const toProposal = ({ id, words, childId, day }: LeftoverWords, kind: 'behavior' | 'moment'): Proposal => {
  const base = { id, childId, day, words, isSure: false }
  if (kind === 'moment') return { kind, ...base, weather: null, mood: null, story: words }
  return { kind, ...base, title: toLine(words, textLimits.title), points: behaviorPointLimits.awardDefault }
}

/**
 * Turns words that were not understood into the proposal that the parent has chosen; it is ticked once it is complete.
 */
export const adoptLeftover = (cards: SentenceCards, id: string, kind: 'behavior' | 'moment'): SentenceCards => {
  const adopted = cards.leftovers
    .filter((leftover) => leftover.id === id)
    .map((leftover) => toProposal(leftover, kind))
    .map((proposal): ProposalEntry => ({ proposal, isTicked: isComplete(proposal), status: 'open' }))
  return {
    ...cards,
    entries: [...cards.entries, ...adopted],
    leftovers: cards.leftovers.filter((leftover) => leftover.id !== id),
  }
}

/** Sets whether words that were not understood are ignored. */
export const ignoreLeftover = (cards: SentenceCards, id: string, isIgnored: boolean): SentenceCards => ({
  ...cards,
  leftovers: cards.leftovers.map((leftover) => (leftover.id === id ? { ...leftover, isIgnored } : leftover)),
})

/**
 * Opens the cards again after their group was undone, but for those that stay: recorded once more, they are new acts of a
 * new group.
 */
export const reopen = (cards: SentenceCards, results: readonly GroupUndoResult[]): SentenceCards => {
  const stays = ({ actId }: ProposalEntry) =>
    results.some((result) => result.actId === actId && result.status !== 'undone' && result.status !== 'already_undone')
  return {
    ...cards,
    groupId: v7(),
    entries: cards.entries.map((entry) =>
      stays(entry) ? entry : { proposal: entry.proposal, isTicked: entry.isTicked, status: 'open' },
    ),
  }
}

const isCards = (value: unknown): value is SentenceCards =>
  typeof value === 'object' &&
  value !== null &&
  'groupId' in value &&
  typeof value.groupId === 'string' &&
  ['entries', 'already', 'leftovers'].every((key) => Array.isArray(Reflect.get(value, key)))

/** Returns stored cards; what was on its way when the page was closed may have been recorded. */
export const restoreCards = (value: unknown): SentenceCards | undefined => {
  if (!isCards(value)) return undefined
  const entries = value.entries.map((entry): ProposalEntry =>
    entry.status === 'sending' ? { ...entry, status: 'failed', isUncertain: true } : entry,
  )
  return { ...value, entries }
}
