import { minuteMs } from '#shared/time/duration.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

export type JobKind = Tables['jobs']['kind']

/** The longest time that a handler may take: a job that takes longer may be done twice. */
export const maxJobMs = 4 * minuteMs

/** What identifies a job. */
export interface JobKey {
  kind: JobKind
  key: string
}

/** A job that this process has taken. */
export interface Job extends JobKey {
  /** Null for a job of no family. */
  familyId: string | null
  /** The user with whom it is deleted, or null. */
  userId: string | null
  payload: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** How many times it has been taken, this time included. */
  attempts: number
  /** Until when no other process takes it (ISO 8601, UTC). */
  leasedUntil: string
}

/** Returns the queue of a job: its family, else its user, else its kind. */
export const toQueue = ({ familyId, userId, kind }: Pick<Job, 'familyId' | 'userId' | 'kind'>): string =>
  familyId ?? userId ?? kind

/** What a handler did. */
export interface JobResult {
  /** When to try again, in milliseconds since the epoch; null when the job is done. */
  retryAt: number | null
  /** Stores what the job led to, in the transaction that ends or postpones it. */
  save?: (tx: Tx) => Promise<void>
}

/** Does the work of one job. It may do so twice if the process is killed in between. */
export type JobHandler = (job: Job, now: number) => Promise<JobResult>

/** The handler of each kind of job. */
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>
