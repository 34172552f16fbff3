import { records } from '#shared/records/all-records.ts'
import type { Columns } from '#shared/records/record.ts'
import type { Day } from '#shared/time/day.ts'

/** The `format` of the file of a family. */
export const fileFormat = 'glowjar-family'

/** Returns the name of the file of a family that is made on a day. */
export const fileNameOn = (today: Day): string => `glowjar-${today}.json`

type File = Readonly<Record<string, unknown>>

/**
 * Upgraders by the version that they read; each returns the file in the next version. A new column needs none: it is
 * declared with `since`, and older files get its default.
 */
type Upgraders = Readonly<Record<number, (file: File) => File>>

const upgraders: Upgraders = {}

const columnVersions = (all: Record<string, Columns>) =>
  Object.values(all)
    .flatMap((record) => Object.values(record))
    .map(({ export: as }) => (typeof as === 'object' && 'since' in as ? as.since : 1))

/** Returns the version of files: that of the newest column, or the one after the last upgrader. */
export const newestVersion = (all: Record<string, Columns>, steps: Upgraders): number =>
  Math.max(...columnVersions(all), ...Object.keys(steps).map((from) => Number(from) + 1))

/** The version of the files that this build writes; it reads this one and all before it. */
export const fileVersion = newestVersion(records, upgraders)

/** Returns a file of an older version in the newest one. */
export const upgradeFile = (file: File & { version: number }, to = fileVersion, steps = upgraders): File => {
  let upgraded: File = file
  for (let { version } = file; version < to; version++) {
    upgraded = { ...(steps[version]?.(upgraded) ?? upgraded), version: version + 1 }
  }
  return upgraded
}
