import { sql, SqliteAdapter, type Kysely } from 'kysely'
import {
  actForeignKey,
  childRowConstraints,
  familyRowConstraints,
  formatOptionalTextColumns,
  formatRequiredTextColumns,
} from './columns.ts'

const statements = [
  `create table users (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified integer not null,
    image text,
    ${formatRequiredTextColumns('language', 'created_at', 'updated_at')}
  )`,
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    token text not null unique,
    expires_at text not null,
    ${formatOptionalTextColumns('ip_address', 'user_agent')},
    ${formatRequiredTextColumns('created_at', 'updated_at')}
  )`,
  `create index sessions_of_user on sessions (user_id)`,
  `create table accounts (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    ${formatRequiredTextColumns('account_id', 'provider_id')},
    ${formatOptionalTextColumns('access_token', 'refresh_token', 'id_token')},
    ${formatOptionalTextColumns('access_token_expires_at', 'refresh_token_expires_at', 'scope', 'password')},
    ${formatRequiredTextColumns('created_at', 'updated_at')},
    unique (provider_id, account_id)
  )`,
  `create index accounts_of_user on accounts (user_id)`,
  `create table verifications (
    id text primary key,
    ${formatRequiredTextColumns('identifier', 'value', 'expires_at', 'created_at', 'updated_at')}
  )`,
  `create index verifications_by_identifier on verifications (identifier)`,
  `create table families (
    id text primary key,
    ${formatRequiredTextColumns('name', 'time_zone')},
    pictures_since text,
    version bigint not null default 0,
    created_at text not null
  )`,
  `create table members (
    family_id text not null references families (id) on delete cascade,
    ${formatRequiredTextColumns('user_id', 'role', 'created_at')},
    ${formatOptionalTextColumns('removed_at', 'left_name')},
    primary key (family_id, user_id)
  )`,
  `create unique index members_one_family on members (user_id) where removed_at is null`,
  `create table invitations (
    ${formatRequiredTextColumns('family_id', 'id')},
    token_hash text not null unique,
    ${formatRequiredTextColumns('created_by', 'created_at', 'expires_at')},
    accepted_at text,
    ${familyRowConstraints}
  )`,
  `create table children (
    ${formatRequiredTextColumns('family_id', 'id', 'name')},
    age integer,
    ${formatOptionalTextColumns('gender', 'birthday', 'avatar')},
    points bigint not null default 0,
    points_earned bigint not null default 0,
    version bigint not null default 0,
    ${formatRequiredTextColumns('quick_list', 'created_at')},
    ${familyRowConstraints}
  )`,
  `create table acts (
    ${formatRequiredTextColumns('family_id', 'id', 'user_id')},
    ${formatOptionalTextColumns('child_id', 'kind', 'effect')},
    request_hash text not null,
    answer_status integer,
    answer text,
    created_at text not null,
    ${formatOptionalTextColumns('undoes', 'undone_by', 'undone_at')},
    ${childRowConstraints}
  )`,
  `create index acts_of_child on acts (family_id, child_id, created_at, kind, undone_at) where child_id is not null`,
  `create index acts_with_answer on acts (created_at) where answer is not null`,
  `create table activities (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id')},
    sequence bigint not null,
    ${formatRequiredTextColumns('act_id', 'type', 'title')},
    description text,
    points integer,
    ${formatOptionalTextColumns('icon_name', 'metadata')},
    ${formatRequiredTextColumns('user_id', 'created_at')},
    undoes text,
    primary key (family_id, child_id, sequence),
    ${actForeignKey},
    foreign key (family_id) references families (id) on delete cascade,
    foreign key (family_id, child_id) references children (family_id, id) on delete cascade
  )`,
  `create index activities_of_act on activities (family_id, act_id)`,
  `create unique index activities_undoing on activities (family_id, undoes) where undoes is not null`,
  `create table rewards (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id')},
    preset text,
    preset_order integer,
    title text not null,
    description text,
    points_cost integer not null,
    category text not null,
    image_url text,
    created_at text not null,
    deleted_at text,
    ${childRowConstraints}
  )`,
  `create index rewards_of_child on rewards (family_id, child_id, id)`,
  `create index rewards_deleted on rewards (deleted_at) where deleted_at is not null`,
  `create table redemptions (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'reward_id', 'act_id', 'title')},
    preset text,
    category text not null,
    points_spent integer not null,
    ${formatRequiredTextColumns('redeemed_at', 'redeemed_by')},
    ${formatOptionalTextColumns('given_at', 'returned_at')},
    ${actForeignKey},
    ${childRowConstraints}
  )`,
  `create index redemptions_of_child on redemptions (family_id, child_id, id)`,
  `create index redemptions_of_act on redemptions (family_id, act_id)`,
  `create table badges (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'kind', 'act_id', 'awarded_at')},
    unique (family_id, child_id, kind),
    ${actForeignKey},
    ${childRowConstraints}
  )`,
]

// What SQLite would else guess, and guess wrong: that a family has ten activities, which no index could find faster.
const plannerStatistics = [
  `analyze families`,
  `insert into sqlite_stat1 (tbl, idx, stat) values
    ('acts', 'acts', '1000000 10000 1'),
    ('acts', 'acts_of_child', '1000000 10000 5000 1 1 1'),
    ('acts', 'acts_with_answer', '100000 1'),
    ('activities', 'activities', '1000000 10000 5000 1'),
    ('activities', 'activities_of_act', '1000000 10000 1'),
    ('activities', 'activities_undoing', '10000 100 1')`,
  `analyze sqlite_schema`,
]

/** Returns whether SQLite is to order the rows of a table by its primary key, so that each writes one page less. */
const isClustered = (statement: string) => /^create table (?:acts|activities) /.test(statement)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of statements) {
    await sql.raw(isSqlite && isClustered(statement) ? `${statement} without rowid` : statement).execute(db)
  }
  if (isSqlite) for (const statement of plannerStatistics) await sql.raw(statement).execute(db)
}
