import type { Proposal } from '#shared/assistant/sentence.ts'
import { findNoon } from '#shared/acts/rules.ts'
import type { Badge } from '#shared/badges/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { checkIn, restHabit } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { redeemReward } from '#shared/rewards/contract.ts'
import { editSkill } from '#shared/skills/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { sendInGroup } from '#web/ledger/send-directly.ts'
import { findPreset } from './proposals.ts'

/** What the response to a recorded act says. */
export interface RecordedAct {
  proposal: Proposal
  /** The balance of the child afterwards, if points could change. */
  balance?: number | undefined
  points: number
  badges: readonly Badge[]
  /** What it completed, if anything: a habit with its days, or a challenge. */
  completed?: { title: string; days?: number; iconName?: string | undefined } | undefined
}

interface SendOptions {
  /** The id of the act. */
  actId: string
  /** The group of the acts of a sentence. */
  actGroup: string
  /** The family's today. */
  today: Day
  /** The family's time zone. */
  zone: string
}

/** Returns the options of an act that says by its time on which day it happened: for an earlier one, its noon. */
const atNoonOf = ({ day }: Proposal, options: SendOptions) =>
  day === options.today ? options : { ...options, actTime: new Date(findNoon(day, options.zone)).toISOString() }

type ProposalOf<K extends Proposal['kind']> = Proposal & { kind: K }

const sendBehavior = async (proposal: ProposalOf<'behavior'>, options: SendOptions): Promise<RecordedAct> => {
  const { childId, points } = proposal
  const preset = findPreset(proposal)
  const type = points > 0 ? ('reward' as const) : ('punishment' as const)
  const body = { childId, type, title: proposal.title.trim(), points, ...(preset && { preset }) }
  const { balance, badges = [] } = await sendInGroup(recordBehavior, { body }, atNoonOf(proposal, options))
  return { proposal, balance, points, badges }
}

const sendCheckIn = async (proposal: ProposalOf<'check-in'>, options: SendOptions): Promise<RecordedAct> => {
  const { habitId, day, title } = proposal
  const saved = await sendInGroup(checkIn, { params: { habitId }, body: { date: day } }, options)
  const { balance, pointsAwarded: points, badge, badges = badge ? [badge] : [] } = saved
  const completed = saved.completed ? { title, days: saved.targetDays, iconName: badge?.iconName } : undefined
  return { proposal, balance, points, badges, completed }
}

const sendRest = async (proposal: ProposalOf<'rest'>, options: SendOptions): Promise<RecordedAct> => {
  const { habitId, day } = proposal
  await sendInGroup(restHabit, { params: { habitId }, body: { from: day, to: day, rest: true } }, options)
  return { proposal, points: 0, badges: [] }
}

const sendSkill = async (
  proposal: ProposalOf<'score'> | ProposalOf<'skill-done'>,
  options: SendOptions,
): Promise<RecordedAct> => {
  const body = proposal.kind === 'score' ? { currentBest: proposal.value } : { isCompleted: true }
  const saved = await sendInGroup(editSkill, { params: { id: proposal.skillId }, body }, atNoonOf(proposal, options))
  const { balance, pointsAwarded: points, badge, badges = badge ? [badge] : [], completed, title } = saved
  return { proposal, balance, points, badges, completed: completed ? { title } : undefined }
}

const sendRedemption = async (proposal: ProposalOf<'redeem'>, options: SendOptions): Promise<RecordedAct> => {
  const { childId, rewardId, points: pointsSpent } = proposal
  const body = { childId, rewardId, pointsSpent }
  const { balance, badges = [] } = await sendInGroup(redeemReward, { body }, atNoonOf(proposal, options))
  return { proposal, balance, points: -pointsSpent, badges }
}

const sendMoment = async (proposal: ProposalOf<'moment'>, options: SendOptions): Promise<RecordedAct> => {
  const { childId, weather, mood, story, day: date } = proposal
  if (weather === null || mood === null) throw new Error('A moment has a mood and a weather.')
  const body = { childId, weather, mood, content: story.trim() || null, date }
  const { badges = [] } = await sendInGroup(addMoment, { body }, options)
  return { proposal, points: 0, badges }
}

/**
 * Records a proposal through the endpoint of its kind. Check-ins, rests and moments name their day; of all others the time
 * of the act says it.
 * @throws ApiError, OfflineError
 */
export const sendProposal = (proposal: Proposal, options: SendOptions): Promise<RecordedAct> => {
  switch (proposal.kind) {
    case 'behavior':
      return sendBehavior(proposal, options)
    case 'check-in':
      return sendCheckIn(proposal, options)
    case 'rest':
      return sendRest(proposal, options)
    case 'redeem':
      return sendRedemption(proposal, options)
    case 'moment':
      return sendMoment(proposal, options)
    case 'score':
    case 'skill-done':
      return sendSkill(proposal, options)
  }
}
