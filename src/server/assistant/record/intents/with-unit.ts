import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { hasHan } from '#server/assistant/search/text.ts'

/** Returns a score with the unit of its challenge. */
export const withUnit = (n: number, unit: string | null, { number }: RecordTexts): string =>
  unit === null ? number(n) : `${number(n)}${hasHan(unit) ? '' : ' '}${unit}`

const timeUnits =
  /^(?:h|hrs?|hours?|horas?|mins?|minutes?|minutos?|secs?|seconds?|seg|segundos?|小时|分钟|秒钟?|秒)\.?$/iu

/** Returns whether a challenge is measured by time: then less may be better. */
export const isTime = (unit: string | null): boolean => unit !== null && timeUnits.test(unit.trim())
