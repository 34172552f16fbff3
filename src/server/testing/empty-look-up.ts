import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'

/** The record of a family without children. */
export const emptyLookUp: RecordLookUp = {
  children: [],
  childId: '',
  today: '2026-11-20',
  weekStart: 'monday',
  sumPoints: async () => new Map(),
  countActs: async () => new Map(),
  findHighlights: async () => ({ bests: [], habits: [], challenges: [], badges: [], moment: null, deed: null }),
  findPaces: async () => new Map(),
  findLowestBalances: async () => new Map(),
  listRewards: async () => [],
  listDeeds: async () => [],
  listHabits: async () => [],
  countCheckIns: async () => new Map(),
  listMoods: async () => [],
  listSkills: async () => [],
  listScores: async () => [],
  listBadges: async () => new Map(),
  listPromises: async () => [],
  countRecorded: async () => [],
  listRecorded: async () => [],
  findLastRecorded: async () => null,
}
