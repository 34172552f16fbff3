import type { Generated } from 'kysely'

/*
 * The data model on one page. Portable columns only: text, integer, bigint. Ids are UUIDv7 text, instants ISO 8601 UTC
 * text with milliseconds, days YYYY-MM-DD, JSON is text. Everything of a family has the primary key (family_id, id).
 */

/** Key and owner of everything that belongs to a child. */
interface OfChild {
  family_id: string
  id: string
  child_id: string
}

/** People who sign in (shape fixed by the sign-in library, names by us). */
export interface Users {
  id: string
  name: string
  email: string
  email_verified: number
  image: string | null
  language: string
  created_at: string
  updated_at: string
}

export interface Sessions {
  id: string
  user_id: string
  token: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

export interface Accounts {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  password: string | null
  created_at: string
  updated_at: string
}

export interface Verifications {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

export interface Families {
  id: string
  name: string
  time_zone: string
  /** When pictures from other sites were switched on, or null. */
  pictures_since: string | null
  /** When the family let the assistant ask a language model, or null. */
  model_since: string | null
  /** Raised by every write that several children or members could race for. */
  version: Generated<number>
  created_at: string
}

export interface Members {
  family_id: string
  /** Outlives the account, so that what was recorded keeps its name. */
  user_id: string
  role: 'owner' | 'caregiver'
  created_at: string
  removed_at: string | null
  /** The name at the time of leaving; null while in the family. */
  left_name: string | null
}

export interface Invitations {
  family_id: string
  id: string
  token_hash: string
  created_by: string
  created_at: string
  expires_at: string
  accepted_at: string | null
}

export interface Children {
  family_id: string
  id: string
  name: string
  age: number | null
  gender: 'boy' | 'girl' | null
  birthday: string | null
  avatar: string | null
  points: Generated<number>
  points_earned: Generated<number>
  /** The lock, the sequence of the ledger and the ETag of the poll. */
  version: Generated<number>
  /** JSON: the quick list. */
  quick_list: string
  created_at: string
}

/** What a caregiver did, once; its id is the idempotency key. */
export interface Acts {
  family_id: string
  id: string
  user_id: string
  child_id: string | null
  /** What it did, for an undo and for the stats; null when it cannot be undone. */
  kind: string | null
  /** JSON: what an undo needs to know. */
  effect: string | null
  request_hash: string
  answer_status: number | null
  /** The stored answer; erased after 30 days. */
  answer: string | null
  created_at: string
  undoes: string | null
  undone_by: string | null
  undone_at: string | null
}

/** The ledger and the timeline: append-only, ordered by sequence. */
export interface Activities extends OfChild {
  sequence: number
  act_id: string
  type: 'behavior' | 'habit' | 'skill' | 'moment' | 'reward'
  title: string
  description: string | null
  points: number | null
  icon_name: string | null
  metadata: string | null
  user_id: string
  created_at: string
  undoes: string | null
}

export interface Rewards extends OfChild {
  /** The preset whose words it carries, or null. */
  preset: string | null
  /** Place among the presets; null for an own reward. */
  preset_order: number | null
  title: string
  description: string | null
  points_cost: number
  category: string
  image_url: string | null
  created_at: string
  deleted_at: string | null
}

export interface Redemptions extends OfChild {
  reward_id: string
  act_id: string
  title: string
  preset: string | null
  category: string
  points_spent: number
  redeemed_at: string
  redeemed_by: string
  given_at: string | null
  returned_at: string | null
}

export interface Badges extends OfChild {
  kind: string
  act_id: string
  awarded_at: string
}

export interface Habits extends OfChild {
  title: string
  description: string | null
  cue: string | null
  difficulty: 'easy' | 'medium' | 'hard'
  /** Points of one check-in. */
  points: number
  target_days: number
  /** JSON: its days as a track; a cache of the check-ins and rests that every write of them renews. */
  walk: string
  completed_at: string | null
  created_at: string
  deleted_at: string | null
}

export interface CheckIns extends OfChild {
  habit_id: string
  day: string
  act_id: string
}

/** Rest days that somebody set; those the bank gives follow from the walk. */
export interface Rests extends OfChild {
  habit_id: string
  day: string
}

export interface Skills extends OfChild {
  title: string
  description: string | null
  difficulty: 'easy' | 'medium' | 'hard'
  /** Points of the completion. */
  points: number
  target_value: number | null
  target_unit: string | null
  due_date: string | null
  /** A cache: the highest score that is left. */
  current_best: number | null
  completed_at: string | null
  created_at: string
  deleted_at: string | null
}

export interface Scores extends OfChild {
  skill_id: string
  score: number
  act_id: string
  scored_at: string
}

/** What was completed, by the badge it counts for: the earliest one that is left carries the badge. */
export interface Completions extends OfChild {
  badge: string
  /** Its place among the completions for that badge: their order is never the clock. */
  place: number
  subject_id: string
  act_id: string
  completed_at: string
}

export interface Moments extends OfChild {
  weather: string
  mood: string
  content: string | null
  day: string
  /** The act that wrote it: its activity shows the moment as it is now. */
  act_id: string
  created_at: string
  deleted_at: string | null
}

export interface Feedback {
  family_id: string
  id: string
  user_id: string
  feedback_type: string
  subject: string
  message: string
  created_at: string
}

export interface Tables {
  users: Users
  sessions: Sessions
  accounts: Accounts
  verifications: Verifications
  families: Families
  members: Members
  invitations: Invitations
  children: Children
  acts: Acts
  activities: Activities
  rewards: Rewards
  redemptions: Redemptions
  badges: Badges
  habits: Habits
  check_ins: CheckIns
  rests: Rests
  skills: Skills
  scores: Scores
  completions: Completions
  moments: Moments
  feedback: Feedback
}
