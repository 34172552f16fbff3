import { useQuery } from '@tanstack/react-query'
import type { WeekStart } from '#shared/time/day.ts'
import { sessionQuery } from './session.ts'

/** Returns the day with which the weeks of the signed-in user's family begin. */
export const useWeekStart = (): WeekStart =>
  useQuery({ ...sessionQuery, enabled: false }).data?.family.weekStart ?? 'sunday'
