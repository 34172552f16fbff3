import { sql, SqliteAdapter, type Kysely } from 'kysely'

const ofFamily = `
  primary key (family_id, id),
  foreign key (family_id) references families (id) on delete cascade`

const ofChild = `${ofFamily},
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade`

const ofAct = `foreign key (family_id, act_id) references acts (family_id, id) on delete cascade`

const statements = [
  `create table users (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified integer not null,
    image text,
    language text not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    token text not null unique,
    expires_at text not null,
    ip_address text,
    user_agent text,
    created_at text not null,
    updated_at text not null
  )`,
  `create index sessions_of_user on sessions (user_id)`,
  `create table accounts (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    account_id text not null,
    provider_id text not null,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at text,
    refresh_token_expires_at text,
    scope text,
    password text,
    created_at text not null,
    updated_at text not null,
    unique (provider_id, account_id)
  )`,
  `create index accounts_of_user on accounts (user_id)`,
  `create table verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at text not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create index verifications_by_identifier on verifications (identifier)`,
  `create table families (
    id text primary key,
    name text not null,
    time_zone text not null,
    pictures_since text,
    version bigint not null default 0,
    created_at text not null
  )`,
  `create table members (
    family_id text not null references families (id) on delete cascade,
    user_id text not null,
    role text not null,
    created_at text not null,
    removed_at text,
    left_name text,
    primary key (family_id, user_id)
  )`,
  `create unique index members_one_family on members (user_id) where removed_at is null`,
  `create table invitations (
    family_id text not null,
    id text not null,
    token_hash text not null unique,
    created_by text not null,
    created_at text not null,
    expires_at text not null,
    accepted_at text,
    ${ofFamily}
  )`,
  `create table children (
    family_id text not null,
    id text not null,
    name text not null,
    age integer,
    gender text,
    birthday text,
    avatar text,
    points bigint not null default 0,
    points_earned bigint not null default 0,
    version bigint not null default 0,
    quick_list text not null,
    created_at text not null,
    ${ofFamily}
  )`,
  `create table acts (
    family_id text not null,
    id text not null,
    user_id text not null,
    child_id text,
    kind text,
    effect text,
    request_hash text not null,
    answer_status integer,
    answer text,
    created_at text not null,
    undoes text,
    undone_by text,
    undone_at text,
    ${ofChild}
  )`,
  `create index acts_of_child on acts (family_id, child_id, created_at, kind, undone_at) where child_id is not null`,
  `create index acts_with_answer on acts (created_at) where answer is not null`,
  `create table activities (
    family_id text not null,
    id text not null,
    child_id text not null,
    sequence bigint not null,
    act_id text not null,
    type text not null,
    title text not null,
    description text,
    points integer,
    icon_name text,
    metadata text,
    user_id text not null,
    created_at text not null,
    undoes text,
    primary key (family_id, child_id, sequence),
    ${ofAct},
    foreign key (family_id) references families (id) on delete cascade,
    foreign key (family_id, child_id) references children (family_id, id) on delete cascade
  )`,
  `create index activities_of_act on activities (family_id, act_id)`,
  `create unique index activities_undoing on activities (family_id, undoes) where undoes is not null`,
  `create table rewards (
    family_id text not null,
    id text not null,
    child_id text not null,
    preset text,
    preset_order integer,
    title text not null,
    description text,
    points_cost integer not null,
    category text not null,
    image_url text,
    created_at text not null,
    deleted_at text,
    ${ofChild}
  )`,
  `create index rewards_of_child on rewards (family_id, child_id, id)`,
  `create index rewards_deleted on rewards (deleted_at) where deleted_at is not null`,
  `create table redemptions (
    family_id text not null,
    id text not null,
    child_id text not null,
    reward_id text not null,
    act_id text not null,
    title text not null,
    preset text,
    category text not null,
    points_spent integer not null,
    redeemed_at text not null,
    redeemed_by text not null,
    given_at text,
    returned_at text,
    ${ofAct},
    ${ofChild}
  )`,
  `create index redemptions_of_child on redemptions (family_id, child_id, id)`,
  `create index redemptions_of_act on redemptions (family_id, act_id)`,
  `create table badges (
    family_id text not null,
    id text not null,
    child_id text not null,
    kind text not null,
    act_id text not null,
    awarded_at text not null,
    unique (family_id, child_id, kind),
    ${ofAct},
    ${ofChild}
  )`,
]

// What SQLite would else guess, and guess wrong: that a family has ten activities, which no index could find faster.
const statistics = [
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

/** On SQLite these rows lie side by side in the order of their primary key, so that one page less is written for each. */
const isClustered = (statement: string) => /^create table (?:acts|activities) /.test(statement)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of statements) {
    await sql.raw(isSqlite && isClustered(statement) ? `${statement} without rowid` : statement).execute(db)
  }
  if (isSqlite) for (const statement of statistics) await sql.raw(statement).execute(db)
}
