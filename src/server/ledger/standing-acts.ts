import type { ActKind } from '#shared/acts/effects.ts'
import { parseEffect } from '#shared/acts/effects.ts'
import { tallyAct, type TalliedActivity } from '#shared/badges/tally-act.ts'
import type { Tallies } from '#shared/badges/rules.ts'
import { guessPicture } from '#shared/pictures/guess.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { castToInteger, castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db } from '#server/db/transaction.ts'

type ActivityRow = Tables['activities']

/** Returns the picture in the metadata of an activity: null if it has none, undefined if nothing is known of it. */
export const parsePicture = (metadata: string | null): Picture | null | undefined =>
  metadata === null ? undefined : (JSON.parse(metadata) as { picture?: Picture | null }).picture

const findPictureOfCheckIn = ({ metadata, title }: Pick<ActivityRow, 'metadata' | 'title'>): Picture | null => {
  const stored = parsePicture(metadata)
  return stored === undefined ? guessPicture(title) : stored
}

/** Returns what tallies need of an activity. Check-ins of earlier versions have the picture that their title suggests. */
export const toTalliedActivity = (
  row: Pick<ActivityRow, 'type' | 'points' | 'icon_name' | 'metadata' | 'title'>,
): TalliedActivity => ({
  points: row.points,
  iconName: row.icon_name,
  picture: row.type === 'habit' ? findPictureOfCheckIn(row) : null,
})

interface Range {
  familyId: string
  childId: string
  /** The activities after this sequence. */
  after: number
}

const batchSize = 500

const queryActivities = createPreparedQuery<Range>()((db, { familyId, childId, after }) =>
  db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .select(['a.sequence', 'a.act_id', 'a.type', 'a.title', 'a.points', 'a.icon_name', 'a.metadata', 'a.day'])
    .select(['t.kind', 't.effect', 't.happened_at', 't.undone_at'])
    .where('a.family_id', '=', castToText(familyId))
    .where('a.child_id', '=', castToText(childId))
    .where('a.sequence', '>', castToInteger(after))
    .where('a.undoes', 'is', null)
    .orderBy('a.sequence')
    .limit(batchSize),
)

/** An act that is not undone, with what it adds to the tallies. */
export interface StandingAct {
  id: string
  kind: ActKind
  happenedAt: string
  /** The day that it stands under. */
  day: Day
  change: Tallies
  metadata: string | null
}

/** Yields the acts of a child that are not undone, in the order of the ledger, as far as they can count for badges. */
export async function* readStandingActs(db: Db, range: Range): AsyncGenerator<StandingAct> {
  let [after, lastId] = [range.after, '']
  for (;;) {
    const { rows } = await queryActivities(db, { ...range, after })
    for (const row of rows) {
      const { act_id: id, kind, happened_at: happenedAt, day, metadata } = row
      // The further activities of an act follow its first one.
      const isFirst = id !== lastId
      lastId = id
      after = row.sequence
      if (!isFirst || kind === null || row.undone_at !== null) continue
      const change = tallyAct(kind, parseEffect(kind, row.effect), toTalliedActivity(row))
      yield { id, kind, happenedAt, day, change, metadata }
    }
    if (rows.length < batchSize) return
  }
}
