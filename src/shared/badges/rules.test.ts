import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  badgeKinds,
  badgeRules,
  chooseProfileBadges,
  findNearest,
  isEarned,
  type BadgeProgress,
  addTallies,
  negateTallies,
  tallyMoment,
  type Tallies,
} from './rules.ts'
import { tallyAct } from './tally-act.ts'

const activity = { points: 10, iconName: null, picture: null }
const habitId = '01a00000-0000-7000-8000-00000000000a'
const checkIn = { habitId, date: '2026-11-20', completed: false }

const changes: readonly Tallies[] = [
  tallyAct('behavior', { quick: null }, activity),
  tallyAct('behavior', { quick: null }, { ...activity, iconName: 'help_others' }),
  tallyAct('check_in', checkIn, { ...activity, picture: 'reading' }),
  tallyAct('check_in', { ...checkIn, completed: true }, activity),
  tallyAct('score', { skillId: 's', scoreId: 'x', completed: true }, activity),
  tallyAct('redeem', { redemptionId: 'r' }, activity),
  tallyMoment('snowy'),
  { restDays: 3 },
]

const history = fc.array(fc.constantFrom(...changes), { maxLength: 60 })

const addAll = (all: readonly Tallies[]): Tallies => all.reduce(addTallies, {})

test('tallies do not depend on the order of deeds, and an undo leaves what was there before [BDG-11]', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(history, history, (before, undone) => {
      const tallies = addAll(before)
      const all = addAll([...before, ...undone])
      expect(addAll([...undone, ...before])).toEqual(all)
      expect(undone.map(negateTallies).reduce(addTallies, all)).toEqual(tallies)
      expect(Object.values(tallies)).not.toContain(0)
    }),
  )
})

test('no deed takes a badge [BDG-11]', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(history, fc.constantFrom(...changes), fc.constantFrom(...badgeKinds), (before, next, kind) => {
      const tallies = addAll(before)
      expect([isEarned(kind, tallies), isEarned(kind, addTallies(tallies, next))]).not.toEqual([true, false])
    }),
  )
})

test('a deduction is no deed', () => {
  expect(tallyAct('behavior', { quick: null }, { ...activity, points: -3, iconName: null })).toEqual({})
})

const thresholds: readonly [kind: (typeof badgeKinds)[number], enough: Tallies, tooFew: Tallies][] = [
  ['first_light', { deeds: 1 }, {}],
  ['habit_formation_master', { completedHabits: 1 }, { deeds: 9 }],
  ['bookworm', { 'picture:reading': 21 }, { 'picture:reading': 20, 'picture:teeth': 9 }],
  ['ten_deeds', { deeds: 10 }, { deeds: 9 }],
  ['first_wish', { redemptions: 1 }, {}],
  ['helping_hand', { 'award:help_others': 25 }, { 'award:help_others': 24, 'award:help_clean': 9 }],
  ['seven_days', { days: 7 }, { days: 6, deeds: 99 }],
  ['skill_master', { completedSkills: 1 }, { scores: 9 }],
  ['story_keeper', { 'weather:sunny': 6, 'weather:rainy': 4 }, { 'weather:sunny': 9 }],
  ['bright_teeth', { 'picture:teeth': 21 }, { 'picture:teeth': 20 }],
  ['tidy_corner', { 'award:tidy_toys': 25 }, { 'award:tidy_toys': 24 }],
  ['climber', { scores: 10 }, { scores: 9 }],
  ['rested', { restDays: 5 }, { restDays: 4 }],
  [
    'all_weathers',
    Object.fromEntries(['sunny', 'rainy', 'snowy', 'windy', 'foggy'].map((one) => [`weather:${one}`, 1])),
    { 'weather:sunny': 9, 'weather:rainy': 9, 'weather:snowy': 9, 'weather:windy': 9 },
  ],
  ['sixty_six', { 'habit:a': 66, 'habit:b': 2 }, { 'habit:a': 65, 'habit:b': 65 }],
  ['hundred_lights', { deeds: 100 }, { deeds: 99 }],
]

test.for(thresholds)('%s is earned with its number, not with one less [BDG-9]', ([kind, enough, tooFew]) => {
  expect([isEarned(kind, enough), isEarned(kind, tooFew)]).toEqual([true, false])
})

test('every badge has a threshold in the test above', () => {
  expect(thresholds.map(([kind]) => kind)).toEqual(badgeKinds)
})

const shelfOf = (counts: Partial<Record<string, number>>, earned: Partial<Record<string, string>> = {}) =>
  badgeKinds.map((id): BadgeProgress => {
    const { target } = badgeRules[id]
    const awardedAt = earned[id] ?? null
    return { id, target, count: awardedAt === null ? (counts[id] ?? 0) : target, awardedAt }
  })

test('the nearest badge is the open one with the greatest share, none when nothing counts yet [BDG-13]', () => {
  const shelf = shelfOf({ bookworm: 7, ten_deeds: 9, seven_days: 3 }, { first_light: '2026-11-01T10:00:00.000Z' })
  expect(findNearest(shelf)?.id).toBe('ten_deeds')
  expect(findNearest(shelfOf({}))).toBeNull()
})

test('the profile shows the newest badges and the next one, and always four [BDG-6]', () => {
  const days = { first_light: '01', first_wish: '03', seven_days: '02', rested: '04' }
  const earned = Object.fromEntries(Object.entries(days).map(([id, day]) => [id, `2026-11-${day}T10:00:00.000Z`]))
  const ids = (shelf: readonly BadgeProgress[]) => chooseProfileBadges(shelf).map(({ id }) => id)
  expect(ids(shelfOf({ climber: 9 }, earned))).toEqual(['rested', 'first_wish', 'seven_days', 'climber'])
  expect(ids(shelfOf({ climber: 5 }))).toEqual(['climber', 'first_light', 'habit_formation_master', 'bookworm'])
  const all = Object.fromEntries(badgeKinds.map((id) => [id, '2026-11-01T10:00:00.000Z']))
  expect(ids(shelfOf({}, all))).toHaveLength(4)
})
