import { records } from '#shared/records/all-records.ts'
import type { Columns } from '#shared/records/record.ts'
import type { Day } from '#shared/time/day.ts'
import { addTimesAndDays } from './add-times-and-days.ts'

/** The value of `format` in an export file. */
export const fileFormat = 'glowjar-family'

/** Returns the name of an export file by the day of the export. */
export const formatFileName = (today: Day): string => `glowjar-${today}.json`

type File = Readonly<Record<string, unknown>>

/**
 * Upgraders by the version that they read; each returns the file in the next version. A new column needs none: it is
 * declared with `since`, and older files get its default.
 */
type Upgraders = Readonly<Record<number, (file: File) => File>>

const upgraders: Upgraders = { 2: (file) => ({ ...file, agents: [] }), 3: addTimesAndDays }

const listColumnVersions = (all: Record<string, Columns>) =>
  Object.values(all)
    .flatMap((record) => Object.values(record))
    .map(({ export: as }) => (typeof as === 'object' && 'since' in as ? as.since : 1))

/** Returns the newest version of export files: that of the newest column, or the one after the last upgrader. */
export const findNewestVersion = (all: Record<string, Columns>, steps: Upgraders): number =>
  Math.max(...listColumnVersions(all), ...Object.keys(steps).map((from) => Number(from) + 1))

/** The version of the export files that this build writes; it reads this one and all before it. */
export const fileVersion = findNewestVersion(records, upgraders)

/** Converts an export file of an older version to the newest one, or to `to`. */
export const upgradeFile = (file: File & { version: number }, to = fileVersion, steps = upgraders): File => {
  let upgraded: File = file
  for (let { version } = file; version < to; version++) {
    upgraded = { ...(steps[version]?.(upgraded) ?? upgraded), version: version + 1 }
  }
  return upgraded
}
