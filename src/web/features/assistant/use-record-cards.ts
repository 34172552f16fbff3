import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'use-intl'
import { v7 } from 'uuid'
import type { GroupUndoResult } from '#shared/acts/contract.ts'
import type { Proposal } from '#shared/assistant/sentence.ts'
import type { Child } from '#shared/children/contract.ts'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import { startAwardFlight } from '#web/ledger/award-flights.ts'
import { showFeastAfterLanding } from '#web/ledger/deed-feast.ts'
import {
  applyBalanceChange,
  confirmBalanceChange,
  rollBackBalanceChange,
} from '#web/ledger/optimistic-balance-update.ts'
import { mayBeRecorded } from '#web/ledger/send-directly.ts'
import { useCelebrateEveryoneDone } from '#web/ledger/use-everyone-done.ts'
import { useUndoGroup } from '#web/ledger/use-undo-group.ts'
import { findCachedChild } from '#web/lib/children-query.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { withRecentSignIn } from '#web/lib/recent-sign-in.ts'
import { useToday } from '#web/lib/use-today.ts'
import { showMessage } from '#web/ui/message.ts'
import { computePoints } from './proposals.ts'
import {
  findTicked,
  reopen,
  setOutcome,
  type ChangeCards,
  type ProposalEntry,
  type SentenceCards,
} from './sentence-cards.ts'
import { sendProposal, type RecordedAct } from './send-proposal.ts'
import { useRecordedTexts } from './use-recorded-texts.ts'
import { useSentenceFeast } from './use-sentence-feast.ts'

/** Lets the lights of a proposal fly from its card in a dialog to the jar; returns a function to call with whether it was recorded. */
const startFlight = (client: QueryClient, { id, childId }: Proposal, points: number) => {
  const card = document.querySelector(`[role=dialog] [data-card="${id}"]`)
  const child = findCachedChild(client, childId)
  return points > 0 && card && child ? startAwardFlight(child, points, card) : undefined
}

/** Sends an act, with its points in the balance from the start. */
const sendWithPoints = async (
  client: QueryClient,
  { proposal }: ProposalEntry,
  send: () => Promise<RecordedAct>,
): Promise<RecordedAct> => {
  const points = computePoints(proposal)
  const endFlight = startFlight(client, proposal, points)
  const change = points === 0 ? undefined : applyBalanceChange(client, { childId: proposal.childId, points })
  try {
    const recorded = await withRecentSignIn(send)
    if (change && recorded.balance !== undefined) confirmBalanceChange(client, change, recorded.balance)
    endFlight?.(true)
    return recorded
  } catch (error) {
    if (change) rollBackBalanceChange(client, change)
    endFlight?.(false)
    throw error
  }
}

/** Returns whether further acts would fail, too. */
const isFinal = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && error.code === 'signed_out')

/** Returns `undo(cards)`, which takes back all that stands of a group. */
const useUndoCards = (onChange: ChangeCards) => {
  const { send } = useUndoGroup()
  return ({ groupId }: SentenceCards): void => {
    const onDone = (results: readonly GroupUndoResult[]) =>
      onChange((cards) => (cards.groupId === groupId ? reopen(cards, results) : cards))
    void send({ groupId, onDone })
  }
}

/** `showRecorded(acts, cards)`: says once what was recorded, with the undo of the group, if it has a message, and shows one feast at most. */
const useShowRecorded = (family: readonly Child[], hasMessage: boolean, undo: (cards: SentenceCards) => void) => {
  const t = useTranslations()
  const toTexts = useRecordedTexts(family)
  const toFeast = useSentenceFeast(family)
  return (acts: readonly RecordedAct[], cards: SentenceCards): void => {
    if (acts.length === 0) return
    const ids = new Set(acts.map(({ proposal }) => proposal.childId))
    const child = ids.size === 1 ? family.find(({ id }) => ids.has(id)) : undefined
    const action = { label: t('common.undo'), onClick: () => undo(cards) }
    const feast = toFeast(acts)
    if (feast) void showFeastAfterLanding(feast, action.onClick)
    if (hasMessage) showMessage({ ...toTexts(acts), child, action })
  }
}

interface RecordCardsOptions {
  family: readonly Child[]
  onChange: ChangeCards
  /** Whether a message says what was recorded; otherwise the cards do. */
  hasMessage: boolean
  /** Called when all that was ticked is recorded, before that is said: a dialog that it closes would move the message. */
  onRecorded?: (() => void) | undefined
}

/**
 * Returns `record(cards)`, which records the ticked proposals one after the other as one group, and `undo(cards)`, which takes
 * back the group.
 */
export const useRecordCards = ({ family, onChange, hasMessage, onRecorded }: RecordCardsOptions) => {
  const client = useQueryClient()
  const zone = useTimeZone() ?? 'UTC'
  const today = useToday()
  const problemText = useProblemText()
  const undo = useUndoCards(onChange)
  const showRecorded = useShowRecorded(family, hasMessage, undo)
  const celebrateEveryoneDone = useCelebrateEveryoneDone()

  /** Records a proposal; resolves to what was recorded, or to the error. */
  const recordOne = async (entry: ProposalEntry, actGroup: string) => {
    const { proposal, actId = v7() } = entry
    onChange((cards) => setOutcome(cards, proposal.id, { status: 'sending', actId }))
    try {
      const send = () => sendProposal(proposal, { actId, actGroup, today, zone })
      const act = await sendWithPoints(client, entry, send)
      onChange((cards) => setOutcome(cards, proposal.id, { status: 'done', actId }))
      return { act }
    } catch (error) {
      fail(entry, error, mayBeRecorded(error))
      return { error }
    }
  }

  /** Sets why a proposal was not recorded. If it was rejected or not sent, the next try is another act. */
  const fail = (
    { proposal: { id }, isUncertain: wasUncertain }: ProposalEntry,
    error: unknown,
    isLost: boolean,
  ): void => {
    const kept = isLost || wasUncertain === true ? { isUncertain: true } : { actId: undefined }
    onChange((cards) => setOutcome(cards, id, { status: 'failed', failure: problemText(error), ...kept }))
  }

  const record = async (cards: SentenceCards): Promise<void> => {
    const entries = findTicked(cards)
    const acts: RecordedAct[] = []
    let stoppedBy: unknown
    // In their order, because a later one may build on an earlier one.
    for (const entry of entries) {
      if (stoppedBy === undefined) {
        const { act, error } = await recordOne(entry, cards.groupId)
        if (act) acts.push(act)
        else if (isFinal(error)) stoppedBy = error
      } else fail(entry, stoppedBy, false)
    }
    void client.invalidateQueries()
    if (acts.length === entries.length) onRecorded?.()
    showRecorded(acts, cards)
    const isTodayChecked = acts.some(({ proposal }) => proposal.kind === 'check-in' && proposal.day === today)
    if (isTodayChecked) celebrateEveryoneDone(today).catch(() => undefined)
  }
  return { record, undo }
}
