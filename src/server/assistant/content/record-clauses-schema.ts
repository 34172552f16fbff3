import * as z from 'zod'
import { patternsSchema as listSchema } from './patterns-schema.ts'

/** Words and regular expressions, separated by commas and blanks. */
export const patternsSchema = z
  .string()
  .transform((text) => text.trim().split(/,\s+/))
  .pipe(listSchema)

/** Parts of questions that say more than single words. */
export const clausesSchema = z.strictObject({
  /** Compares with the time before without naming it. */
  thanBefore: patternsSchema,
  /** Leads to what comes first, such as "after" and "if". */
  condition: patternsSchema,
  /** Each has one group: an age. */
  ageNamed: patternsSchema,
  /** Stands before what comes first, such as Spanish "antes"; or behind it, such as "first". */
  firstAhead: patternsSchema,
  firstBehind: patternsSchema,
  /** Asks whether something was done, without a question mark. */
  asksWhether: patternsSchema,
  /** Asks whether something was promised; after "¿" if the message has a question mark. */
  askedPromise: patternsSchema,
  /** Each has one group: what something may have been promised for. */
  promisedFor: patternsSchema,
  /** Asks how long it is until what the conversation is about. */
  asksDaysLeft: patternsSchema,
  /** Asks only what was taken off. */
  asksDeducted: patternsSchema,
  /** Asks on which day something was. */
  asksDay: patternsSchema,
  /** Asks which badges are missing, or which one is next. */
  missingBadges: patternsSchema,
  nextBadge: patternsSchema,
  /** Asks whether a mood is more than another one. */
  moreOfMood: patternsSchema,
})
