import * as z from 'zod/mini'
import { activityTypes } from '#shared/activities/contract.ts'
import { timeZone } from '#shared/auth/contract.ts'
import { badgeCatalogue, type BadgeKind } from '#shared/badges/rules.ts'
import { quickList } from '#shared/behaviors/contract.ts'
import { avatars, childLimits } from '#shared/children/rules.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { day, id, line, prose, textLimits, whole } from '#shared/contract/fields.ts'
import { habitRecord } from '#shared/habits/record.ts'
import { difficulties, targetDays } from '#shared/habits/rules.ts'
import { moods, weathers } from '#shared/moments/rules.ts'
import { isPictureUrl, rewardCategories, rewardCost, rewardPresetKeys } from '#shared/rewards/rules.ts'
import { isScore } from '#shared/skills/rules.ts'
import { isDay } from '#shared/time/day.ts'

/** What a file of a whole family begins with. */
export const fileFormat = 'glowjar-family'

const most = Number.MAX_SAFE_INTEGER
const instantPattern = /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** An instant in a file: ISO 8601 in UTC with milliseconds, and of a day that exists. */
const at = z.string().check(z.refine((s) => isDay(instantPattern.exec(s)?.[1] ?? ''), 'invalid_instant'))
const later = z.nullable(at)
// Names come from identity providers, too, which know no rules of ours.
const name = prose(textLimits.name)
const title = line(textLimits.title)
const description = z.nullable(prose(textLimits.description))
const points = whole(-rewardCost.max, rewardCost.max)
const difficulty = z.enum(difficulties)
const category = z.enum(rewardCategories)
const preset = z.nullable(z.enum(rewardPresetKeys))
const score = z.number().check(z.refine(isScore, 'invalid_score'))
const badge = z.enum(Object.keys(badgeCatalogue) as BadgeKind[])
const lasting = { createdAt: at, deletedAt: later }

const reward = z.strictObject({
  id,
  preset,
  /** Place among the presets; null for an own reward. */
  presetOrder: z.nullable(whole(0, rewardPresetKeys.length - 1)),
  title,
  description,
  pointsCost: whole(rewardCost.min, rewardCost.max),
  category,
  imageUrl: z.nullable(prose(textLimits.url).check(z.refine(isPictureUrl, 'invalid_url'))),
  ...lasting,
})

const redemption = z.strictObject({
  id,
  rewardId: id,
  actId: id,
  title,
  preset,
  category,
  pointsSpent: whole(rewardCost.min, rewardCost.max),
  redeemedAt: at,
  redeemedBy: id,
  givenAt: later,
  returnedAt: later,
})

const habit = z.strictObject({
  id,
  title,
  description,
  cue: z.nullable(title),
  difficulty,
  points: whole(1, 100),
  targetDays: whole(targetDays.min, targetDays.max),
  completedAt: later,
  reachedStreak: z._default(habitRecord.reached_streak.schema, null),
  ...lasting,
  checkIns: z.array(z.strictObject({ id, date: day, actId: id })),
  /** The days that somebody made rests. */
  rests: z.array(z.strictObject({ id, date: day })),
})

const skill = z.strictObject({
  id,
  title,
  description,
  difficulty,
  points: whole(1, 1000),
  targetValue: z.nullable(score),
  targetUnit: z.nullable(line(textLimits.unit)),
  dueDate: z.nullable(day),
  currentBest: z.nullable(score),
  completedAt: later,
  ...lasting,
  scores: z.array(z.strictObject({ id, score, at, actId: id })),
})

const moment = z.strictObject({
  id,
  weather: z.enum(weathers),
  mood: z.enum(moods),
  content: z.nullable(prose(textLimits.moment)),
  date: day,
  actId: id,
  ...lasting,
})

/** What was completed, by the badge it counts for; the first that is left carries the badge. */
const completion = z.strictObject({
  id,
  badge,
  place: whole(1, 2 ** 31 - 1),
  subjectId: id,
  actId: id,
  completedAt: at,
})

const activity = z.strictObject({
  id,
  /** Its place in the ledger of the child. */
  sequence: whole(1, most),
  actId: id,
  type: z.enum(activityTypes),
  title: prose(textLimits.title),
  description,
  points: z.nullable(points),
  iconName: z.nullable(line(textLimits.name)),
  /** `preset`; or `momentId`, `weather`, `mood`; or `score`, `best`, `before`, `unit`. */
  metadata: z.nullable(z.record(z.string(), z.union([prose(textLimits.title), z.number(), z.null()]))),
  by: id,
  createdAt: at,
  /** The activity it compensates. */
  undoes: z.nullable(id),
})

const child = z.strictObject({
  id,
  name: line(textLimits.name),
  age: z.nullable(whole(childLimits.ageMin, childLimits.ageMax)),
  gender: z.nullable(z.enum(['boy', 'girl'])),
  birthday: z.nullable(day),
  avatarUrl: z.nullable(z.enum(avatars)),
  /** The sum of the points of the activities. */
  points: whole(-most, most),
  /** The sum of the positive ones that stand. */
  pointsEarned: whole(0, most),
  version: whole(0, most),
  quickList,
  createdAt: at,
  rewards: z.array(reward),
  redemptions: z.array(redemption),
  habits: z.array(habit),
  skills: z.array(skill),
  moments: z.array(moment),
  badges: z.array(z.strictObject({ id, kind: badge, actId: id, awardedAt: at })),
  completions: z.array(completion),
  /** The ledger, which is the timeline too, oldest first. */
  activities: z.array(activity),
})

const ofAct = {
  id,
  by: id,
  at,
  undoes: z.nullable(id),
  undoneBy: z.nullable(id),
  undoneAt: later,
}
const ofChild = { ...ofAct, childId: id }

const tile = z.strictObject({ title, points: whole(1, 100) })
const habitEffect = z.strictObject({ habitId: id })
const skillEffect = z.strictObject({ skillId: id })
const momentEffect = z.strictObject({ momentId: id })

/** What a caregiver did, once; `effect` is what an undo needs to know. */
const act = z.discriminatedUnion('kind', [
  z.strictObject({ ...ofChild, kind: z.literal('behavior'), effect: z.strictObject({ quick: z.nullable(tile) }) }),
  z.strictObject({
    ...ofChild,
    kind: z.literal('check_in'),
    effect: z.strictObject({ habitId: id, date: day, completed: z.boolean() }),
  }),
  z.strictObject({ ...ofChild, kind: z.literal('habit_deleted'), effect: habitEffect }),
  z.strictObject({ ...ofChild, kind: z.literal('redeem'), effect: z.strictObject({ redemptionId: id }) }),
  z.strictObject({ ...ofChild, kind: z.literal('reward_deleted'), effect: z.strictObject({ rewardId: id }) }),
  z.strictObject({
    ...ofChild,
    kind: z.literal('score'),
    effect: z.strictObject({ skillId: id, scoreId: id, completed: z.boolean() }),
  }),
  z.strictObject({ ...ofChild, kind: z.literal('quick_complete'), effect: skillEffect }),
  z.strictObject({ ...ofChild, kind: z.literal('skill_deleted'), effect: skillEffect }),
  z.strictObject({ ...ofChild, kind: z.literal('moment'), effect: momentEffect }),
  z.strictObject({ ...ofChild, kind: z.literal('moment_deleted'), effect: momentEffect }),
  z.strictObject({ ...ofChild, kind: z.literal('undo'), effect: z.null() }),
  z.strictObject({
    ...ofAct,
    childId: z.null(),
    kind: z.literal('child_added'),
    effect: z.strictObject({ childId: id }),
  }),
  z.strictObject({ ...ofAct, childId: z.nullable(id), kind: z.null(), effect: z.null() }),
])

/** Somebody who is or was in the family; who left keeps a name. */
const member = z.strictObject({ id, name, role: z.enum(['owner', 'caregiver', 'former']) })

/** A whole family: everything that was noted, and nothing that signs anybody in. */
export const familyFile = z.strictObject({
  format: z.literal(fileFormat),
  version: z.literal(1),
  exportedAt: at,
  family: z.strictObject({ name, timeZone, showsPictures: z.boolean(), createdAt: at }),
  members: z.array(member),
  children: z.array(child),
  acts: z.array(act),
})

export type FamilyFile = z.output<typeof familyFile>
export type ChildInFile = FamilyFile['children'][number]

export const exportFamily = endpoint({
  method: 'GET',
  path: '/api/family/export',
  summary: 'Everything of the family as one file, to be kept or read in elsewhere by `glowjar import`.',
  tag: 'export',
  access: 'member',
  status: 200,
  response: familyFile,
})
