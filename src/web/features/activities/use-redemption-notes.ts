import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import type { Line } from './acts-of-visit.ts'

/** `noteOf(line)`: returns whether what a redemption promised was given; null for other acts and while it is not known. */
export const useRedemptionNotes = (childId: string, lines: readonly Line[]): ((line: Line) => string | null) => {
  const t = useTranslations('activities')
  const { data = [] } = useQuery({
    ...read(listRedemptions, { query: { childId } }),
    enabled: lines.some(({ row }) => row.type === 'reward'),
  })
  const given = new Map(data.map(({ actId, givenAt }) => [actId, givenAt !== null]))
  return ({ actId }) => {
    const isGiven = given.get(actId)
    return isGiven === undefined ? null : t(isGiven ? 'given' : 'promised')
  }
}
