import type { ActivityType } from '#shared/activities/contract.ts'

/** The types that have a module by now, in the order of their marks: a new module adds its type here. */
export const filterTypes: readonly ActivityType[] = ['behavior', 'reward']

export type Filter = ActivityType | 'all'
