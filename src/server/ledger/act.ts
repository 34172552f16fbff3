import type { ActKind, EffectOf } from '#shared/acts/effects.ts'
import type { Tallies } from '#shared/badges/rules.ts'
import type { Day } from '#shared/time/day.ts'

/** One thing a member of a family does. Its id is the idempotency key of the request. */
export interface Act {
  id: string
  familyId: string
  userId: string
  /** Id of the agent, such as an API token, that the member uses; null in the app. */
  via: string | null
  /** When the server received it; ISO 8601, UTC. */
  at: string
  /** When it happened, by which rules tell the day; ISO 8601, UTC. */
  happenedAt: string
  /** The family's day at `happenedAt`: what was today. */
  day: Day
  /** The group of acts that it was sent in; null for none. */
  groupId: string | null
}

interface KnownEffect<K extends ActKind> {
  kind: K
  /** The child that it belongs to and is deleted with; null when it outlives the child. */
  childId: string | null
  /** What an undo needs; stored as JSON. */
  data: EffectOf<K>
  /** The act that it reverses. */
  undoes?: string
}

/** What an act changed, as far as an undo or the statistics need to know; kind null when neither does. */
export type ActEffect<Kind extends ActKind = ActKind> =
  | { [K in Kind]: KnownEffect<K> }[Kind]
  | { kind: null; childId: string | null }

/** The response of an act and its effect; the effect is null when the act belongs to no child. */
export interface ActResult<Response, Kind extends ActKind = ActKind> {
  response: Response
  effect: ActEffect<Kind> | null
  /** What the act changes in the tallies of its child, apart from the days with a deed; absent when nothing. */
  tallies?: Tallies
  /** The day of the deeds among them; by default that of the act. */
  deedDay?: Day
}
