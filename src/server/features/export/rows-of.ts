import type { Insertable } from 'kysely'
import type { ChildInFile, FamilyFile } from '#shared/export/contract.ts'
import { allDays, computeStreak, type SetDay } from '#shared/habits/rules.ts'
import type { Tables } from '#server/db/tables.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
type ActInFile = FamilyFile['acts'][number]

/** Whose rows they become: the new family, and its people by their ids in the file. */
export interface NewHome {
  familyId: string
  userOf(idInFile: string): string
}

const text = (value: unknown) => (value === null ? null : JSON.stringify(value))
const lastingOf = ({ createdAt, deletedAt }: { createdAt: string; deletedAt: string | null }) => ({
  created_at: createdAt,
  deleted_at: deletedAt,
})

/** An act. Without the fingerprint of its request no retry from elsewhere can match it, and none has a second effect. */
export const actRow = (act: ActInFile, { familyId, userOf }: NewHome): Row<'acts'> => ({
  family_id: familyId,
  id: act.id,
  user_id: userOf(act.by),
  child_id: act.childId,
  kind: act.kind,
  effect: text(act.effect),
  request_hash: '',
  created_at: act.at,
  undoes: act.undoes,
  undone_by: act.undoneBy,
  undone_at: act.undoneAt,
})

export const childRow = (child: ChildInFile, { familyId }: NewHome): Row<'children'> => ({
  family_id: familyId,
  id: child.id,
  name: child.name,
  age: child.age,
  gender: child.gender,
  birthday: child.birthday,
  avatar: child.avatarUrl,
  points: child.points,
  points_earned: child.pointsEarned,
  version: child.version,
  quick_list: JSON.stringify(child.quickList),
  created_at: child.createdAt,
})

// The whole track from its first day on; the next write settles what lies far back.
const walkOf = (habit: ChildInFile['habits'][number]) => {
  const set: SetDay[] = [
    ...habit.checkIns.map(({ date }) => ({ day: date, is: 'done' }) as const),
    ...habit.rests.map(({ date }) => ({ day: date, is: 'rest' }) as const),
  ]
  return JSON.stringify(computeStreak(allDays(set, habit.createdAt.slice(0, 10), habit.reachedStreak)))
}

const habitRows = (child: ChildInFile, own: { family_id: string; child_id: string }) => ({
  habits: child.habits.map((habit) => ({
    ...own,
    id: habit.id,
    title: habit.title,
    description: habit.description,
    cue: habit.cue,
    difficulty: habit.difficulty,
    points: habit.points,
    target_days: habit.targetDays,
    walk: walkOf(habit),
    reached_streak: text(habit.reachedStreak),
    completed_at: habit.completedAt,
    ...lastingOf(habit),
  })),
  check_ins: child.habits.flatMap(({ id: habit_id, checkIns }) =>
    checkIns.map(({ id, date, actId }) => ({ ...own, id, habit_id, day: date, act_id: actId })),
  ),
  rests: child.habits.flatMap(({ id: habit_id, rests }) =>
    rests.map(({ id, date }) => ({ ...own, id, habit_id, day: date })),
  ),
})

const skillRows = (child: ChildInFile, own: { family_id: string; child_id: string }) => ({
  skills: child.skills.map((skill) => ({
    ...own,
    id: skill.id,
    title: skill.title,
    description: skill.description,
    difficulty: skill.difficulty,
    points: skill.points,
    target_value: skill.targetValue,
    target_unit: skill.targetUnit,
    due_date: skill.dueDate,
    current_best: skill.currentBest,
    completed_at: skill.completedAt,
    ...lastingOf(skill),
  })),
  scores: child.skills.flatMap(({ id: skill_id, scores }) =>
    scores.map(({ id, score, at, actId }) => ({ ...own, id, skill_id, score, scored_at: at, act_id: actId })),
  ),
})

const rewardRows = (child: ChildInFile, own: { family_id: string; child_id: string }, { userOf }: NewHome) => ({
  rewards: child.rewards.map((reward) => ({
    ...own,
    id: reward.id,
    preset: reward.preset,
    preset_order: reward.presetOrder,
    title: reward.title,
    description: reward.description,
    points_cost: reward.pointsCost,
    category: reward.category,
    image_url: reward.imageUrl,
    ...lastingOf(reward),
  })),
  redemptions: child.redemptions.map((redemption) => ({
    ...own,
    id: redemption.id,
    reward_id: redemption.rewardId,
    act_id: redemption.actId,
    title: redemption.title,
    preset: redemption.preset,
    category: redemption.category,
    points_spent: redemption.pointsSpent,
    redeemed_at: redemption.redeemedAt,
    redeemed_by: userOf(redemption.redeemedBy),
    given_at: redemption.givenAt,
    returned_at: redemption.returnedAt,
  })),
})

const honourRows = (child: ChildInFile, own: { family_id: string; child_id: string }) => ({
  badges: child.badges.map(({ id, kind, actId, awardedAt }) => ({
    ...own,
    id,
    kind,
    act_id: actId,
    awarded_at: awardedAt,
  })),
  completions: child.completions.map(({ id, badge, place, subjectId, actId, completedAt }) => ({
    ...own,
    id,
    badge,
    place,
    subject_id: subjectId,
    act_id: actId,
    completed_at: completedAt,
  })),
})

/** Everything of a child but itself, in the order in which its rows can be written. */
export const rowsOfChild = (child: ChildInFile, home: NewHome) => {
  const own = { family_id: home.familyId, child_id: child.id }
  return {
    activities: child.activities.map(({ id, sequence, actId, by, createdAt, iconName, metadata, ...rest }) => ({
      ...own,
      ...rest,
      id,
      sequence,
      act_id: actId,
      user_id: home.userOf(by),
      created_at: createdAt,
      icon_name: iconName,
      metadata: text(metadata),
    })),
    ...rewardRows(child, own, home),
    ...habitRows(child, own),
    ...skillRows(child, own),
    moments: child.moments.map((moment) => ({
      ...own,
      id: moment.id,
      weather: moment.weather,
      mood: moment.mood,
      content: moment.content,
      day: moment.date,
      act_id: moment.actId,
      ...lastingOf(moment),
    })),
    ...honourRows(child, own),
  }
}
