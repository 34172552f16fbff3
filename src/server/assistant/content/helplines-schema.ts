import * as z from 'zod'
import { helplineChannels, helplineUses, phoneNumber } from '#shared/helplines/contract.ts'
import { isDay } from '#shared/time/day.ts'

/** Schema of a public page that shows a number, and of the day on which its numbers were compared last. */
const pageSchema = z.strictObject({
  address: z.url({ protocol: /^https?$/ }),
  title: z.string().min(1).exactOptional(),
  /** Day, month or year printed on the page. */
  date: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .exactOptional(),
  checked: z.string().refine(isDay, 'This is no day such as 2026-11-26.'),
})

const rowSchema = z.strictObject({
  use: z.enum(helplineUses),
  number: z.string().min(2),
  /** What a telephone dials, where the number contains letters. */
  dial: z.exactOptional(phoneNumber),
  name: z.string().min(1).exactOptional(),
  by: z.enum(helplineChannels).exactOptional(),
  words: z.string().min(1).exactOptional(),
  hours: z
    .string()
    .regex(/^(?:24h|limited|\d{1,2}:\d\d-\d{1,2}:\d\d)$/)
    .exactOptional(),
  area: z.string().min(1).exactOptional(),
  /** A page of its own, or the key of one in `pages`. */
  page: z.union([z.string(), pageSchema]),
})

const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'This is no code of a country such as US.')

/** Schema of `safety/helplines.yaml`. Its output has the page of each row in place of the key of a page. */
export const helplinesSchema = z
  .strictObject({
    /** Pages that several rows refer to. */
    pages: z.record(z.string(), pageSchema),
    /** For countries that are not listed. */
    elsewhere: z.array(rowSchema).min(1),
    countries: z.record(countrySchema, z.array(rowSchema).min(1)),
  })
  .transform(({ pages, elsewhere, countries }, context) => {
    const withPage = (row: z.output<typeof rowSchema>, path: PropertyKey[]) => {
      const page = typeof row.page === 'string' ? pages[row.page] : row.page
      if (page) return { ...row, page }
      context.addIssue({
        code: 'custom',
        path: [...path, 'page'],
        message: 'This is neither a page nor listed in pages.',
      })
      return z.NEVER
    }
    return {
      elsewhere: elsewhere.map((row, n) => withPage(row, ['elsewhere', n])),
      countries: Object.fromEntries(
        Object.entries(countries).map(([code, rows]) => [
          code,
          rows.map((row, n) => withPage(row, ['countries', code, n])),
        ]),
      ),
    }
  })

/** Help lines by country, each with the page that shows it. */
export type HelplineTable = z.output<typeof helplinesSchema>

export type HelplineRow = HelplineTable['elsewhere'][number]
