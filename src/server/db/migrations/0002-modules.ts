import { sql, type Kysely } from 'kysely'

const ofChild = `
  primary key (family_id, id),
  foreign key (family_id) references families (id) on delete cascade,
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade`

const ofAct = `foreign key (family_id, act_id) references acts (family_id, id) on delete cascade`

const statements = [
  `create table habits (
    family_id text not null,
    id text not null,
    child_id text not null,
    title text not null,
    description text,
    cue text,
    difficulty text not null,
    points integer not null,
    target_days integer not null,
    walk text not null,
    completed_at text,
    created_at text not null,
    deleted_at text,
    ${ofChild}
  )`,
  `create index habits_of_child on habits (family_id, child_id, id)`,
  `create index habits_deleted on habits (deleted_at) where deleted_at is not null`,
  `create table check_ins (
    family_id text not null,
    id text not null,
    child_id text not null,
    habit_id text not null,
    day text not null,
    act_id text not null,
    unique (family_id, habit_id, day),
    foreign key (family_id, habit_id) references habits (family_id, id) on delete cascade,
    ${ofAct},
    ${ofChild}
  )`,
  `create index check_ins_of_act on check_ins (family_id, act_id)`,
  `create table rests (
    family_id text not null,
    id text not null,
    child_id text not null,
    habit_id text not null,
    day text not null,
    unique (family_id, habit_id, day),
    foreign key (family_id, habit_id) references habits (family_id, id) on delete cascade,
    ${ofChild}
  )`,
  `create table skills (
    family_id text not null,
    id text not null,
    child_id text not null,
    title text not null,
    description text,
    difficulty text not null,
    points integer not null,
    target_value double precision,
    target_unit text,
    due_date text,
    current_best double precision,
    completed_at text,
    created_at text not null,
    deleted_at text,
    ${ofChild}
  )`,
  `create index skills_of_child on skills (family_id, child_id, id)`,
  `create index skills_deleted on skills (deleted_at) where deleted_at is not null`,
  `create table scores (
    family_id text not null,
    id text not null,
    child_id text not null,
    skill_id text not null,
    score double precision not null,
    act_id text not null,
    scored_at text not null,
    foreign key (family_id, skill_id) references skills (family_id, id) on delete cascade,
    ${ofAct},
    ${ofChild}
  )`,
  `create index scores_of_skill on scores (family_id, skill_id, id)`,
  `create index scores_by_size on scores (family_id, skill_id, score)`,
  `create index scores_of_act on scores (family_id, act_id)`,
  `create table completions (
    family_id text not null,
    id text not null,
    child_id text not null,
    badge text not null,
    place integer not null,
    subject_id text not null,
    act_id text not null,
    completed_at text not null,
    unique (family_id, child_id, badge, place),
    ${ofAct},
    ${ofChild}
  )`,
  `create index completions_of_act on completions (family_id, act_id)`,
  `create table moments (
    family_id text not null,
    id text not null,
    child_id text not null,
    weather text not null,
    mood text not null,
    content text,
    day text not null,
    act_id text not null,
    created_at text not null,
    deleted_at text,
    ${ofAct},
    ${ofChild}
  )`,
  `create index moments_of_child on moments (family_id, child_id, day, id)`,
  `create index moments_on_day on moments (family_id, child_id, substr(day, 6), day, id)`,
  `create unique index moments_of_act on moments (family_id, act_id)`,
  `create index moments_deleted on moments (deleted_at) where deleted_at is not null`,
  `create table feedback (
    family_id text not null,
    id text not null,
    user_id text not null,
    feedback_type text not null,
    subject text not null,
    message text not null,
    created_at text not null,
    primary key (family_id, id),
    foreign key (family_id) references families (id) on delete cascade
  )`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
