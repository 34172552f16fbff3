import * as z from 'zod'
import { patternsSchema } from './patterns-schema.ts'

/** What a parent may want from the answer before, as patterns tell, the most telling one first: a message with several is taken as the first of them. */
export const patternActs = [
  'shorter',
  'disagree',
  'fails',
  'tried',
  'otherSubject',
  'now',
  'hurry',
  'start',
  'points',
  'punish',
  'normal',
  'words',
  'example',
  'howLong',
  'why',
  'more',
  'thanks',
  'yes',
  'no',
] as const

/** What a parent may want besides, as a model has learned it. */
const learnedActs = ['myFault', 'doubt', 'detail', 'whatIf'] as const

/** What a parent may want from the answer before. */
export const followUpActs = [...patternActs, ...learnedActs] as const

export type FollowUpAct = (typeof followUpActs)[number]

/** Labels of the examples of replies; `reply` wants anything else from the answer before, `new` is a question of its own. */
export const followUpLabels = [...followUpActs, 'reply', 'new'] as const

/** Places and times that change which tip helps, the most telling one first: before school is in the morning. */
export const places = [
  'morning',
  'evening',
  'otherHome',
  'visit',
  'grandparents',
  'school',
  'shop',
  'car',
  'public',
] as const

export type Place = (typeof places)[number]

const adviceSchema = z
  .string()
  .min(1)
  .refine((text) => !/[{}]/.test(text.replaceAll('{name}', '')), 'Only {name} may stand in curly brackets.')

const wordsSchema = z.string().transform((words) => words.trim().split(/\s+/))

/** Schema of `follow-ups/*.yaml`: patterns of what goes on from an answer before, and a sentence for each place. */
export const followUpsSchema = z.strictObject({
  acts: z.record(z.enum(patternActs), patternsSchema),
  /** For the first, the second and so on. */
  ordinals: z.array(z.string()).min(1),
  last: patternsSchema,
  /** With `{number}` where the age stands. */
  ages: z.array(z.string().includes('({number})')),
  otherChild: patternsSchema,
  goesOn: patternsSchema,
  /** Words that join; a message of nothing else beside the patterns says nothing of its own. */
  connectors: wordsSchema,
  /** Further words that do not name a subject. */
  fillers: wordsSchema,
  places: z.record(z.enum(places), z.strictObject({ words: patternsSchema, advice: adviceSchema })),
})

export type FollowUps = z.output<typeof followUpsSchema>
