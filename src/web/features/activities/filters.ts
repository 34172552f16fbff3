import type { ActivityType } from '#shared/activities/contract.ts'

/** The types in the order of their marks. */
export const filterTypes: readonly ActivityType[] = ['behavior', 'habit', 'skill', 'moment', 'reward']

export type Filter = ActivityType | 'all'
