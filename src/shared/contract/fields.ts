import * as z from 'zod/mini'
import { isDay } from '#shared/time/day.ts'

/** The most code points a text may have after trimming. */
export const textLimits = {
  name: 50,
  title: 100,
  description: 500,
  unit: 20,
  moment: 5000,
  chat: 2000,
  subject: 150,
  message: 5000,
  url: 2048,
} as const

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
// U+2800, the braille pattern without dots, is a symbol that looks like a space.
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{M}\u2800]/u
const controlOrBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u
const controlButBreaks = /[^\P{Cc}\n\r\t]/u
const loneSurrogate = /\p{Cs}/u
const codePoints = (text: string) => Array.from(text).length

/** The most code points of a text, by its schema: for forms. */
export const maxLengths = z.registry<{ maxLength: number }>()

/** An id: a UUID, lower-cased. */
export const id = z.string().check(z.toLowerCase(), z.regex(uuid, 'invalid_id'))

/** A calendar day `YYYY-MM-DD` that exists. */
export const day = z.string().check(z.refine(isDay, { error: 'invalid_day', abort: true }))

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.string()

/** A whole number; `12.0` is one, `"12"` is not. */
export const whole = (min: number, max: number, code = 'out_of_range') =>
  z.number().check(z.refine((n) => Number.isInteger(n) && n >= min && n <= max, code))

/** One line of text, trimmed, 1 to `max` code points with at least one that can be seen. */
export const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.refine((s) => visible.test(s), { error: 'required', abort: true }),
      z.refine((s) => codePoints(s) <= max, 'too_long'),
      z.refine((s) => !controlOrBreak.test(s) && !loneSurrogate.test(s), 'invalid_characters'),
    )
    .register(maxLengths, { maxLength: max })

const proseChecks = (max: number) =>
  [
    z.refine<string>((s) => codePoints(s) <= max, 'too_long'),
    z.refine<string>((s) => !controlButBreaks.test(s) && !loneSurrogate.test(s), 'invalid_characters'),
  ] as const

/** Text of several lines, trimmed, 0 to `max` code points. */
export const prose = (max: number) =>
  z
    .string()
    .check(z.trim(), ...proseChecks(max))
    .register(maxLengths, { maxLength: max })

/** Text of several lines, trimmed, 1 to `max` code points with at least one that can be seen. */
export const said = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.refine((s) => visible.test(s), { error: 'required', abort: true }),
    )
    .check(...proseChecks(max))
    .register(maxLengths, { maxLength: max })

/** An optional description: absent, `null` and empty all mean none. */
export const description = z.optional(z.nullable(prose(textLimits.description)))

/** Every act that can change points says which act it was and the points after it. */
export const actOutcome = { actId: z.string(), balance: z.number() }
