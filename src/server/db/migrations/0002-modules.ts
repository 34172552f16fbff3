import { sql, type Kysely } from 'kysely'
import {
  actForeignKey,
  childRowConstraints,
  familyRowConstraints,
  formatOptionalTextColumns,
  formatRequiredTextColumns,
} from './columns.ts'

const statements = [
  `create table habits (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'title')},
    ${formatOptionalTextColumns('description', 'cue')},
    difficulty text not null,
    points integer not null,
    target_days integer not null,
    walk text not null,
    completed_at text,
    created_at text not null,
    deleted_at text,
    ${childRowConstraints}
  )`,
  `create index habits_of_child on habits (family_id, child_id, id)`,
  `create index habits_deleted on habits (deleted_at) where deleted_at is not null`,
  `create table check_ins (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'habit_id', 'day', 'act_id')},
    unique (family_id, habit_id, day),
    foreign key (family_id, habit_id) references habits (family_id, id) on delete cascade,
    ${actForeignKey},
    ${childRowConstraints}
  )`,
  `create index check_ins_of_act on check_ins (family_id, act_id)`,
  `create table rests (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'habit_id', 'day')},
    unique (family_id, habit_id, day),
    foreign key (family_id, habit_id) references habits (family_id, id) on delete cascade,
    ${childRowConstraints}
  )`,
  `create table skills (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'title')},
    description text,
    difficulty text not null,
    points integer not null,
    target_value double precision,
    ${formatOptionalTextColumns('target_unit', 'due_date')},
    current_best double precision,
    completed_at text,
    created_at text not null,
    deleted_at text,
    ${childRowConstraints}
  )`,
  `create index skills_of_child on skills (family_id, child_id, id)`,
  `create index skills_deleted on skills (deleted_at) where deleted_at is not null`,
  `create table scores (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'skill_id')},
    score double precision not null,
    ${formatRequiredTextColumns('act_id', 'scored_at')},
    foreign key (family_id, skill_id) references skills (family_id, id) on delete cascade,
    ${actForeignKey},
    ${childRowConstraints}
  )`,
  `create index scores_of_skill on scores (family_id, skill_id, id)`,
  `create index scores_by_size on scores (family_id, skill_id, score)`,
  `create index scores_of_act on scores (family_id, act_id)`,
  `create table completions (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'badge')},
    place integer not null,
    ${formatRequiredTextColumns('subject_id', 'act_id', 'completed_at')},
    unique (family_id, child_id, badge, place),
    ${actForeignKey},
    ${childRowConstraints}
  )`,
  `create index completions_of_act on completions (family_id, act_id)`,
  `create table moments (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'weather', 'mood')},
    content text,
    ${formatRequiredTextColumns('day', 'act_id', 'created_at')},
    deleted_at text,
    ${actForeignKey},
    ${childRowConstraints}
  )`,
  `create index moments_of_child on moments (family_id, child_id, day, id)`,
  `create index moments_on_day on moments (family_id, child_id, substr(day, 6), day, id)`,
  `create unique index moments_of_act on moments (family_id, act_id)`,
  `create index moments_deleted on moments (deleted_at) where deleted_at is not null`,
  `create table feedback (
    ${formatRequiredTextColumns('family_id', 'id', 'user_id', 'feedback_type', 'subject', 'message', 'created_at')},
    ${familyRowConstraints}
  )`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
