import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { line } from '#shared/contract/fields.ts'
import { locales } from '#shared/locale/locale.ts'

/** What a number is for. `emergency` stands for ambulance, police and fire where they share one number. */
export const helplineUses = [
  'emergency',
  'ambulance',
  'police',
  'fire',
  'poison',
  'child',
  'runaway',
  'suicide',
  'abuse',
  'doctor',
] as const

export type HelplineUse = (typeof helplineUses)[number]

/** ISO 3166-1 alpha-2 code of a country. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid_choice'))

const phonePattern = /^[+*#(\d][\d\s()./*#–-]*$/

/** A telephone number as people write it: at least two digits, with blanks and punctuation. */
export const phoneNumber = line(40).check(
  z.refine((s) => phonePattern.test(s) && s.replace(/\D/g, '').length > 1, 'invalid_phone'),
)

const optionalNumber = z.optional(phoneNumber)

/** The numbers that a family wrote down, by use. */
export const ownHelplines = z.strictObject({
  emergency: optionalNumber,
  poison: optionalNumber,
  doctor: optionalNumber,
  child: optionalNumber,
  suicide: optionalNumber,
  abuse: optionalNumber,
})

export type OwnHelplines = z.output<typeof ownHelplines>

/** Uses for which a family can write down a number of its own. */
export const ownHelplineUses = Object.keys(ownHelplines.shape) as (keyof OwnHelplines)[]

/** Returns what a telephone dials for a number as people write it. */
export const toDialString = (number: string): string => number.replace(/[^\d+*#]/g, '')

/** How a line is reached. */
export const helplineChannels = ['call', 'sms', 'whatsapp'] as const

/**
 * A help line: `number` as people write it and `dial` as a telephone needs it, `name` in the language of its country (null
 * where its use says enough), `hours` as `24h`, `8:00-22:00`, `limited` or null if unknown, `words` to send in an SMS, and
 * the `area` that it serves if that is a part of its country.
 */
export const helpline = z.object({
  use: z.enum(helplineUses),
  number: z.string(),
  dial: z.string(),
  name: z.nullable(z.string()),
  channel: z.enum(helplineChannels),
  words: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  area: z.nullable(z.string()),
  /** Whether the family wrote it down. */
  isOwn: z.boolean(),
})

export type Helpline = z.output<typeof helpline>

/**
 * The help lines of a country for some uses. `country` is null where the time zone belongs to none. `candidates` are the
 * countries of the time zone while the family has not chosen one and there are several.
 */
export const helplinesInCountry = z.object({
  country: z.nullable(z.string()),
  candidates: z.array(z.string()),
  lines: z.array(helpline),
  /** Whether a poison centre is wanted and none is known. */
  lacksPoisonCentre: z.boolean(),
})

export type HelplinesInCountry = z.output<typeof helplinesInCountry>

/** Uses separated by commas, in the order in which their lines are wanted. */
const uses = z.string().check(
  z.refine((s) => s.split(',').every((use) => helplineUses.some((known) => known === use)), 'invalid_choice'),
  z.maxLength(100, 'too_long'),
)

export const getHelplines = endpoint('GET', '/api/helplines', {
  summary:
    'Returns help lines for some uses in the family’s country, its own numbers first; only those where the operator has set numbers for the language.',
  query: z.object({ uses, language: z.enum(locales) }),
  response: helplinesInCountry,
})

/** The family's settings: its chosen country (null: by time zone) with the candidates, its own numbers, and the countries whose help lines are known. */
const helplineSettings = z.object({
  country: z.nullable(z.string()),
  /** The countries of the family's time zone, the likeliest first. */
  candidates: z.array(z.string()),
  own: ownHelplines,
  countries: z.array(z.string()),
})

export const getHelplineSettings = endpoint('GET', '/api/helplines/settings', {
  summary: 'Returns the country and the numbers that the family has set, and the countries to choose from.',
  response: helplineSettings,
})

export const putHelplineSettings = endpoint('PUT', '/api/helplines/settings', {
  summary: 'Sets the family’s country for help lines (null: by its time zone), or its own numbers, all at once.',
  act: true,
  body: z.strictObject({ country: z.optional(z.nullable(countryCode)), own: z.optional(ownHelplines) }),
  response: helplineSettings,
})
