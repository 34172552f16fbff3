import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import type { ChatQuestion } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { dayIn, startOfDay, type Day, type WeekStart } from '#shared/time/day.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { countActs } from '#server/ledger/count-acts.ts'
import { findPaces } from '#server/ledger/earning-pace.ts'
import { findLowestBalances } from '#server/ledger/lowest-balance.ts'
import { sumPoints } from '#server/ledger/sum-points.ts'
import { createEntryLookUps } from './entry-look-ups.ts'
import { createHighlightsLookUp } from './highlights-look-up.ts'
import { rememberLists } from './remember-lists.ts'
import { listChildren, listDeedsOf, listRewardsOf } from './record-store.ts'

type Days = readonly [Day, ...Day[]]

interface Family {
  familyId: string
  timeZone: string
  weekStart: WeekStart
}

const maxStarts = 5000

/** The first instants of days by zone and day: finding one asks a formatter some thirty times. */
const starts = new Map<string, string>()

const findStart = (day: Day, timeZone: string): string => {
  const key = `${day} ${timeZone}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const start = toIso(startOfDay(day, timeZone))
  if (starts.size >= maxStarts) starts.clear()
  starts.set(key, start)
  return start
}

type Localize = (preset: string | null, title: string) => string

const createLocalizer = (language: Locale): Localize => {
  const titles: Readonly<Record<string, string | undefined>> = loadNonTopicContent()[language].messages.presets
  return (preset, title) => titles[preset ?? ''] ?? title
}

const createTitleLookUps = (
  db: Db,
  familyId: string,
  localize: Localize,
): Pick<RecordLookUp, 'listRewards' | 'listDeeds'> => ({
  listRewards: async (ids) => {
    const rows = await listRewardsOf(db, familyId, ids)
    return rows.map(({ title, preset, promised, ...reward }) => ({
      ...reward,
      title: localize(preset, title),
      isPromised: promised !== null,
    }))
  },
  listDeeds: async (ids, from, to) => {
    const rows = await listDeedsOf(db, familyId, ids, from, to)
    return rows.map(({ metadata, title, ...deed }) => ({
      ...deed,
      title: localize(parsePresetFromMetadata(metadata), title),
    }))
  },
})

/** Returns the record of a family as the assistant looks it up. @throws AppError `not_found` */
export const createLookUp = async (
  db: Db,
  family: Family,
  { childId, language }: Pick<ChatQuestion, 'childId' | 'language'>,
  now: number,
): Promise<RecordLookUp> => {
  const { familyId, timeZone, weekStart } = family
  const children = await listChildren(db, familyId)
  orNotFound(children.find(({ id }) => id === childId))
  const today = dayIn(now, timeZone)
  const instant = (day: Day) => findStart(day, timeZone)
  const toInstants = ([first, ...rest]: Days) => [instant(first), ...rest.map(instant)] as const
  const localize = createLocalizer(language)
  const listKnown = (ids: readonly string[]) => children.filter(({ id }) => ids.includes(id))
  return rememberLists({
    children,
    childId,
    today,
    weekStart,
    sumPoints: (ids, days) => sumPoints(db, familyId, ids, toInstants(days)),
    countActs: (ids, days) => countActs(db, familyId, ids, toInstants(days)),
    findPaces: (ids) => findPaces(db, family, listKnown(ids), now),
    findLowestBalances: (ids) => findLowestBalances(db, familyId, listKnown(ids), instant(today)),
    ...createTitleLookUps(db, familyId, localize),
    findHighlights: createHighlightsLookUp(db, familyId, instant, localize),
    ...createEntryLookUps(db, family, today, localize),
  })
}
