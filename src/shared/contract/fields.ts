import * as z from 'zod/mini'
import { pictures } from '#shared/pictures/rules.ts'
import { isDay } from '#shared/time/day.ts'

/** Maximum lengths of texts in code points, after trimming. */
export const textLimits = {
  name: 50,
  title: 100,
  description: 500,
  unit: 20,
  alias: 30,
  moment: 5000,
  chat: 2000,
  subject: 150,
  message: 5000,
  url: 2048,
} as const

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
// U+2800, the braille pattern without dots, is a symbol that looks like a space.
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{M}\u2800]/u
const forbiddenInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const forbiddenInText = /[^\P{Cc}\n\r\t]|\p{Cs}/u

/** Returns the number of code points of a text. */
export const countCodePoints = (text: string): number => Array.from(text).length

/** Registry of the maximum length of text schemas in code points, for forms. */
export const maxLengthRegistry = z.registry<{ maxLength: number }>()

/** A UUID, converted to lower case. */
export const id = z.string().check(z.toLowerCase(), z.regex(uuid, 'invalid_id'))

/** The path parameter `id`. */
export const idParams = z.object({ id })
/** The path parameter `childId`. */
export const childParams = z.object({ childId: id })

/** An existing calendar day, `YYYY-MM-DD`. */
export const day = z.string().check(z.refine(isDay, { error: 'invalid_day', abort: true }))

/** A date and time: ISO 8601 in UTC with milliseconds. */
export const instant = z.string()

/** An integer between `min` and `max`: `12.0` is valid, `"12"` is not. */
export const integer = (min: number, max: number, code = 'out_of_range') =>
  z.number().check(z.refine((n) => Number.isInteger(n) && n >= min && n <= max, code))

type Check = z.core.$ZodCheck<string>

const visibleCheck: Check = z.refine((s) => visible.test(s), { error: 'required', abort: true })
const createTrimmedText = (max: number, forbidden: RegExp, ...first: readonly Check[]) => {
  // A text has at most as many code points as code units.
  const lengthCheck: Check = z.refine((s) => s.length <= max || countCodePoints(s) <= max, 'too_long')
  const characterCheck: Check = z.refine((s) => !forbidden.test(s), 'invalid_characters')
  const text = z.string().check(z.trim(), ...first, lengthCheck, characterCheck)
  return text.register(maxLengthRegistry, { maxLength: max })
}

/** One line of text, trimmed, with 1 to `max` code points, at least one of them visible. */
export const line = (max: number) => createTrimmedText(max, forbiddenInLine, visibleCheck)

/** Returns text as a valid `line`, with spaces for forbidden characters and cut to `max`; '' if nothing visible is left. */
export const toLine = (text: string, max: number): string => {
  const characters = Array.from(text.trim(), (one) => (forbiddenInLine.test(one) ? ' ' : one))
  return line(max).safeParse(characters.slice(0, max).join('')).data ?? ''
}

/** Text of several lines, trimmed, with 0 to `max` code points. */
export const multiline = (max: number) => createTrimmedText(max, forbiddenInText)

/** Text of several lines, trimmed, with 1 to `max` code points, at least one of them visible. */
export const requiredMultiline = (max: number) => createTrimmedText(max, forbiddenInText, visibleCheck)

/** An optional description: absent, `null` and empty mean no description. */
export const description = z.nullish(multiline(textLimits.description))

/** The code of a picture. */
export const picture = z.enum(pictures)

/** Response fields of acts that change points: the id of the act and the balance after it. */
export const actAndBalance = { actId: z.string(), balance: z.number() }
