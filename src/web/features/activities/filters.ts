import type { ActivityType } from '#shared/activities/contract.ts'

/** Activity types in the order of the filter chips. */
export const filterTypes: readonly ActivityType[] = ['behavior', 'habit', 'skill', 'moment', 'reward']

export type Filter = ActivityType | 'all'
