import type { ChildInFile, FamilyFile } from '#shared/export/contract.ts'
import { parseReachedStreak } from '#server/ledger/stored-streak.ts'
import type { ChildRows, actsOf, membersOf } from './store.ts'

type ActRow = Awaited<ReturnType<typeof actsOf>>[number]
type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]
type InFile<Word extends keyof ChildInFile> = ChildInFile[Word] extends readonly (infer One)[] ? One : never

// What the database holds as text or JSON is read as what it must be; the endpoint's schema looks whether it is.
const read = (json: string | null) => (json === null ? null : (JSON.parse(json) as never))
const lastingOf = (row: { created_at: string; deleted_at: string | null }) => ({
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
})

/** A member, as a file names them. */
export const memberOf = (row: MemberRow): FamilyFile['members'][number] => ({
  id: row.user_id,
  name: (row.removed_at === null ? row.name : row.left_name) ?? '',
  role: row.removed_at === null ? row.role : 'former',
})

/** An act, without its answer and the fingerprint of its request. */
export const actOf = (row: ActRow): FamilyFile['acts'][number] =>
  ({
    id: row.id,
    childId: row.child_id,
    by: row.user_id,
    at: row.created_at,
    kind: row.kind,
    effect: read(row.effect),
    undoes: row.undoes,
    undoneBy: row.undone_by,
    undoneAt: row.undone_at,
  }) as FamilyFile['acts'][number]

const rewardOf = (row: ChildRows['rewards'][number]): InFile<'rewards'> => ({
  id: row.id,
  preset: row.preset,
  presetOrder: row.preset_order,
  title: row.title,
  description: row.description,
  pointsCost: row.points_cost,
  category: row.category,
  imageUrl: row.image_url,
  ...lastingOf(row),
})

const redemptionOf = (row: ChildRows['redemptions'][number]): InFile<'redemptions'> => ({
  id: row.id,
  rewardId: row.reward_id,
  actId: row.act_id,
  title: row.title,
  preset: row.preset,
  category: row.category,
  pointsSpent: row.points_spent,
  redeemedAt: row.redeemed_at,
  redeemedBy: row.redeemed_by,
  givenAt: row.given_at,
  returnedAt: row.returned_at,
})

const habitsOf = ({ habits, check_ins: checkIns, rests }: ChildRows): InFile<'habits'>[] => {
  const days = Map.groupBy(checkIns, (row) => row.habit_id)
  const resting = Map.groupBy(rests, (row) => row.habit_id)
  return habits.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    cue: row.cue,
    difficulty: row.difficulty,
    points: row.points,
    targetDays: row.target_days,
    completedAt: row.completed_at,
    reachedStreak: parseReachedStreak(row.reached_streak),
    ...lastingOf(row),
    checkIns: (days.get(row.id) ?? []).map(({ id, day, act_id }) => ({ id, date: day, actId: act_id })),
    rests: (resting.get(row.id) ?? []).map(({ id, day }) => ({ id, date: day })),
  }))
}

const skillsOf = ({ skills, scores }: ChildRows): InFile<'skills'>[] => {
  const ofSkill = Map.groupBy(scores, (row) => row.skill_id)
  return skills.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    difficulty: row.difficulty,
    points: row.points,
    targetValue: row.target_value,
    targetUnit: row.target_unit,
    dueDate: row.due_date,
    currentBest: row.current_best,
    completedAt: row.completed_at,
    ...lastingOf(row),
    scores: (ofSkill.get(row.id) ?? []).map(({ id, score, scored_at: at, act_id: actId }) => ({
      id,
      score,
      at,
      actId,
    })),
  }))
}

const momentOf = (row: ChildRows['moments'][number]): InFile<'moments'> => ({
  id: row.id,
  weather: row.weather,
  mood: row.mood,
  content: row.content,
  date: row.day,
  actId: row.act_id,
  ...lastingOf(row),
})

const activityOf = (row: ChildRows['activities'][number]): InFile<'activities'> => ({
  id: row.id,
  sequence: row.sequence,
  actId: row.act_id,
  type: row.type,
  title: row.title,
  description: row.description,
  points: row.points,
  iconName: row.icon_name,
  metadata: read(row.metadata),
  by: row.user_id,
  createdAt: row.created_at,
  undoes: row.undoes,
})

const honoursOf = ({ badges, completions }: ChildRows): Pick<ChildInFile, 'badges' | 'completions'> => ({
  badges: badges.map(({ id, kind, act_id, awarded_at }) => ({ id, kind, actId: act_id, awardedAt: awarded_at })),
  completions: completions.map(({ id, badge, place, subject_id, act_id, completed_at }) => ({
    id,
    badge,
    place,
    subjectId: subject_id,
    actId: act_id,
    completedAt: completed_at,
  })),
})

/** A child with everything that is its own. */
export const childOf = (rows: ChildRows): ChildInFile => {
  const { child } = rows
  return {
    id: child.id,
    name: child.name,
    age: child.age,
    gender: child.gender,
    birthday: child.birthday,
    avatarUrl: child.avatar,
    points: child.points,
    pointsEarned: child.points_earned,
    version: child.version,
    quickList: read(child.quick_list) ?? [],
    createdAt: child.created_at,
    rewards: rows.rewards.map(rewardOf),
    redemptions: rows.redemptions.map(redemptionOf),
    habits: habitsOf(rows),
    skills: skillsOf(rows),
    moments: rows.moments.map(momentOf),
    ...honoursOf(rows),
    activities: rows.activities.map(activityOf),
  }
}
