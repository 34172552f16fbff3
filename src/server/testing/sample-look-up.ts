import type { RecordChild, RecordLookUp } from '#server/assistant/record/record-look-up.ts'

const createdAt = '2026-01-05T08:00:00.000Z'

const children: readonly RecordChild[] = [
  { id: 'mia', name: 'Mia', aliases: ['Mimi'], points: 97, age: null, birthday: '2020-03-01', createdAt },
  { id: 'leo', name: 'Leo', aliases: ['小狮子'], points: -4, age: 4, birthday: null, createdAt },
]

const habitTitles = ['Read 15 minutes', 'Brush teeth at night', '练字十分钟']
const rewards = [
  ['Story book', 80],
  ['Toy car', 100],
  ['Un cuento', 90],
  ['Coche de juguete', 120],
  ['玩具车', 120],
  ['故事书', 80],
] as const
const skillTitles = ['Jump rope', 'Swimming', '跳绳']

/** The record of a family of Mia, who is on screen, and Leo, on Friday, 20 November 2026: the same for both. */
export const sampleLookUp: RecordLookUp = {
  children,
  childId: 'mia',
  today: '2026-11-20',
  weekStart: 'monday',
  sumPoints: async (ids, days) =>
    new Map(ids.map((id) => [id, days.slice(1).map(() => ({ earned: 12, deducted: 3, spent: 0 }))])),
  countActs: async (ids, days) =>
    new Map(ids.map((id) => [id, days.slice(1).map(() => ({ behavior: 2, habit: 3, skill: 0, reward: 0 }))])),
  findHighlights: async () => ({
    bests: [{ title: 'Jump rope', value: 55, unit: 'jumps' }],
    habits: ['Read 15 minutes'],
    challenges: [],
    badges: ['bookworm'],
    moment: {
      day: '2026-11-18',
      mood: 'very_happy',
      content: 'We went to the lake with Grandpa and she fed the ducks until it got dark. Then we had soup.',
    },
    deed: { title: 'Helped set the table', times: 4 },
  }),
  findPaces: async (ids) => new Map(ids.map((id) => [id, 40])),
  findLowestBalances: async () => new Map(),
  listRewards: async (ids) =>
    ids.flatMap((childId) =>
      rewards.map(([title, pointsCost]) => ({
        id: `${childId} ${title}`,
        childId,
        title,
        pointsCost,
        isPromised: false,
      })),
    ),
  listDeeds: async (ids, _, day) =>
    ids.map((childId) => ({ childId, type: 'behavior', title: 'Hit brother', day, times: 3, earned: 0, lost: 9 })),
  listHabits: async (ids) =>
    ids.flatMap((childId) =>
      habitTitles.map((title, n) => {
        const entry = { id: `${childId} ${title}`, childId, title, targetDays: 21, isCompleted: false, longest: 9 }
        return {
          ...entry,
          run: 2 * n,
          lastDone: '2026-11-18',
          recentDone: n,
          recentDays: 14,
          listUndone: (from: string) => [from],
        }
      }),
    ),
  countCheckIns: async (ids) => new Map(ids.flatMap((id) => habitTitles.map((title) => [`${id} ${title}`, 4]))),
  listMoods: async (ids) => ids.map((childId) => ({ childId, day: '2026-11-17', mood: 'sad', weather: 'rainy' })),
  listSkills: async (ids) =>
    ids.flatMap((childId) =>
      skillTitles.map((title) => ({ id: `${childId} ${title}`, childId, title, best: 9, target: 20, unit: null })),
    ),
  listScores: async () => [],
  listBadges: async (ids) => new Map(ids.map((id) => [id, []])),
  listPromises: async () => [],
  countRecorded: async () => [{ member: 'Ana', entries: 3 }],
  listRecorded: async (ids) =>
    ids.map((childId) => {
      const entry = { childId, title: 'Hit brother', member: 'Ana', day: '2026-11-19', times: 1 }
      return { ...entry, type: 'behavior', points: -3 }
    }),
  findLastRecorded: async () => null,
}
