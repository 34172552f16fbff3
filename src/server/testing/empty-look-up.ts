import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'

/** The record of a family without children. */
export const emptyLookUp: RecordLookUp = {
  children: [],
  childId: '',
  today: '2026-11-20',
  weekStart: 'monday',
  sumPoints: async () => new Map(),
  countActs: async () => new Map(),
  findPaces: async () => new Map(),
  findLowestBalance: async () => 0,
  listRewards: async () => [],
  listDeeds: async () => [],
}
