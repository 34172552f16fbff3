import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isActTimeInReach } from '#shared/acts/rules.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { behaviorPresetKeys } from '#shared/behaviors/rules.ts'
import type { Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import { checkIn, listHabits } from '#shared/habits/contract.ts'
import { pictures } from '#shared/pictures/rules.ts'
import { listRedemptions, redeemReward, type Redemption } from '#shared/rewards/contract.ts'
import { editSkill, listSkills } from '#shared/skills/contract.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { parseMetadata, parseScoreMetadata } from '#web/ledger/activity-metadata.ts'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import type { Line } from './acts-of-visit.ts'

/** An undone act to record again. */
interface RedoInput {
  line: Line
}

/** Returns a command: `send({ line })` records an undone act once more, for the time at which it happened, in its group. */
const useRecordAgain = <E extends Endpoint, V extends RedoInput>(
  endpoint: E,
  input: (again: V, client: QueryClient) => EndpointInput<E> | Promise<EndpointInput<E>>,
) => {
  const t = useTranslations('acts')
  const titleOf = useActivityTitle()
  return useCommand(endpoint, {
    input,
    actTime: ({ line: { row } }) => row.happenedAt,
    actGroup: ({ line: { row } }) => row.groupId ?? undefined,
    optimistic: ({ line: { row, points } }) => ({ childId: row.childId, points: points ?? 0 }),
    success: (_, { line: { row } }) => ({ title: t('redone', { title: titleOf(row) }) }),
    failure: t('redoFailed'),
  })
}

const toBehavior = ({ line: { row } }: RedoInput): EndpointInput<typeof recordBehavior> => {
  const points = row.points ?? 0
  const { preset, picture } = parseMetadata(row.metadata)
  return {
    body: {
      childId: row.childId,
      type: points > 0 ? 'reward' : 'punishment',
      title: row.title,
      points,
      description: row.description,
      preset: behaviorPresetKeys.find((key) => key === preset),
      picture: pictures.find((one) => one === picture),
    },
  }
}

/**
 * Returns the one item with the title of an act, whose activity does not name it otherwise.
 * @throws Error when none or several have it
 */
const findByTitle = <T extends { title: string }>(all: readonly T[], { line }: RedoInput): T => {
  const [only, another] = all.filter((one) => one.title === line.row.title)
  if (!only || another) throw new Error('No single item has this title.')
  return only
}

const toCheckIn = async (again: RedoInput, client: QueryClient) => {
  const { childId, day } = again.line.row
  const habits = await client.query(read(listHabits, { params: { childId } }))
  return { params: { habitId: findByTitle(habits, again).id }, body: { date: day } }
}

const toScoreOrCompletion = async (again: RedoInput, client: QueryClient) => {
  const { childId, metadata } = again.line.row
  const skills = await client.query(read(listSkills, { params: { childId } }))
  const scored = parseScoreMetadata(metadata)
  const body = scored ? { currentBest: scored.score } : { isCompleted: true }
  return { params: { id: findByTitle(skills, again).id }, body }
}

const toRedemption = ({ redemption: { childId, rewardId, pointsSpent } }: RedoInput & { redemption: Redemption }) => ({
  body: { childId, rewardId, pointsSpent },
})

/** `findRedo(line)`: returns what records an act again as it was, once it is undone; null if that cannot be done. */
export const useRedo = () => {
  const client = useQueryClient()
  const again = {
    behavior: useRecordAgain(recordBehavior, toBehavior),
    habit: useRecordAgain(checkIn, toCheckIn),
    skill: useRecordAgain(editSkill, toScoreOrCompletion),
    reward: useRecordAgain(redeemReward, toRedemption),
  }
  return (line: Line): (() => void) | null => {
    const { row, actId } = line
    if (row.type === 'moment' || !isActTimeInReach(parseInstant(row.happenedAt), Date.now())) return null
    if (row.type !== 'reward') {
      const { send } = again[row.type]
      return () => void send({ line })
    }
    // Once it is undone, it is not listed any more.
    const redemptions = client.getQueryData(read(listRedemptions, { query: { childId: row.childId } }).queryKey)
    const redemption = redemptions?.find((one) => one.actId === actId)
    return redemption ? () => void again.reward.send({ line, redemption }) : null
  }
}
