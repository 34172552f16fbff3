import * as z from 'zod'
import { chatScreens } from '#shared/assistant/contract.ts'
import { badgeKinds } from '#shared/badges/rules.ts'
import { moods, weathers } from '#shared/moments/rules.ts'
import { concepts } from '#server/assistant/record/record-intents.ts'
import { createMessageSchema } from './messages-schema.ts'
import { clausesSchema, patternsSchema } from './record-clauses-schema.ts'
import { bestTexts, habitTexts } from './entry-texts-schema.ts'
import { comparisonTexts, summaryTexts } from './summary-schema.ts'

const periodWords = [
  'today',
  'yesterday',
  'dayBeforeYesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'weekBeforeLast',
  'monthBeforeLast',
  'thisYear',
  'lastYear',
  'recent',
  'fortnight',
  'weekend',
  'ever',
] as const

/** Schema of `record/<language>.yaml`: the words by which a question about the family's record is understood. */
export const recordWordsSchema = z.strictObject({
  concepts: z.record(z.enum(concepts), patternsSchema),
  periods: z.strictObject({
    ...(Object.fromEntries(periodWords.map((name) => [name, patternsSchema])) as Record<
      (typeof periodWords)[number],
      typeof patternsSchema
    >),
    /** Each has one group: the number. */
    lastDays: patternsSchema,
    lastWeeks: patternsSchema,
    lastMonths: patternsSchema,
    since: patternsSchema,
  }),
  /** January first. */
  months: z.array(patternsSchema).length(12),
  /** Sunday first. */
  weekdays: z.array(patternsSchema).length(7),
  /** One first. */
  numbers: patternsSchema,
  who: z.strictObject({
    everyone: patternsSchema,
    we: patternsSchema,
    pronoun: patternsSchema,
    /** A child by its place among the children. */
    eldest: patternsSchema,
    second: patternsSchema,
    youngest: patternsSchema,
    /** Each has one group: a word that must be a name. */
    name: patternsSchema,
    /** The same for a word that begins with a capital letter. */
    capitalName: patternsSchema,
    /** Words in the place of a name that are none. */
    notName: patternsSchema,
  }),
  moods: z.record(z.enum(moods), patternsSchema),
  weathers: z.record(z.enum(weathers), patternsSchema),
  clauses: clausesSchema,
})

export type RecordWords = z.output<typeof recordWordsSchema>

const unit = createMessageSchema('n', 'text')

const periodTexts = z.strictObject({
  today: createMessageSchema(),
  yesterday: createMessageSchema(),
  'this-week': createMessageSchema(),
  'last-week': createMessageSchema(),
  'this-month': createMessageSchema(),
  'last-month': createMessageSchema(),
  'this-year': createMessageSchema(),
  'last-year': createMessageSchema(),
  ever: createMessageSchema(),
  days: createMessageSchema('n'),
  weekend: createMessageSchema('day'),
  since: createMessageSchema('day'),
  day: createMessageSchema('day'),
  week: createMessageSchema('day'),
  month: createMessageSchema('month'),
})

/** Schema of `record/answers/<language>.yaml`: the sentences of answers from the record. */
export const recordAnswersSchema = z.strictObject({
  units: z.strictObject({
    points: unit,
    days: unit,
    times: unit,
    behavior: unit,
    habit: unit,
    skill: unit,
    reward: unit,
    moment: unit,
  }),
  periods: periodTexts,
  open: z.record(z.enum(chatScreens), z.string().min(1)),
  listed: createMessageSchema('title', 'value'),
  /** What is said of one of several children. */
  ofChild: createMessageSchema('who', 'text'),
  separator: z.string(),
  sentenceSeparator: z.string(),
  noSuchChild: createMessageSchema('stranger', 'names'),
  balance: z.strictObject({
    one: createMessageSchema('who', 'points'),
    none: createMessageSchema('who'),
    negative: createMessageSchema('who', 'points', 'missing'),
    chart: createMessageSchema(),
  }),
  afford: z.strictObject({
    now: createMessageSchema('who', 'title', 'cost', 'points', 'left'),
    exactly: createMessageSchema('who', 'title', 'cost', 'points'),
    later: createMessageSchema('who', 'title', 'cost', 'points', 'missing', 'days'),
    unknown: createMessageSchema('who', 'title', 'cost', 'points', 'missing'),
    idle: createMessageSchema('who', 'title', 'cost', 'points', 'missing'),
    promised: createMessageSchema('title'),
    noSuchReward: createMessageSchema('who', 'points', 'rewards'),
    noRewards: createMessageSchema('who', 'points'),
    choice: createMessageSchema('who', 'points', 'rewards'),
    next: createMessageSchema('reward', 'missing'),
    firstLeft: createMessageSchema('who', 'title', 'cost', 'points', 'left'),
    firstShort: createMessageSchema('who', 'title', 'cost', 'points', 'missing'),
    thenEnough: createMessageSchema('title', 'cost', 'left'),
    thenMissing: createMessageSchema('title', 'cost', 'missing'),
    bothMissing: createMessageSchema('title', 'cost', 'missing'),
    withFirst: createMessageSchema('title', 'cost', 'missing'),
    paceDays: createMessageSchema('days'),
    paceUnknown: createMessageSchema(),
    paceIdle: createMessageSchema(),
    chart: createMessageSchema('title'),
    has: createMessageSchema(),
    costs: createMessageSchema(),
  }),
  summary: summaryTexts,
  comparison: comparisonTexts,
  falling: z.strictObject({
    parts: createMessageSchema('who', 'period', 'parts'),
    deducted: createMessageSchema('points', 'titles'),
    spent: createMessageSchema('points', 'titles'),
    none: createMessageSchema('who', 'period'),
    noneSpent: createMessageSchema('who', 'period'),
    now: createMessageSchema('points'),
    earlier: createMessageSchema('titles'),
  }),
  habits: habitTexts,
  count: z.strictObject({
    some: createMessageSchema('who', 'period', 'title', 'times'),
    zero: createMessageSchema('who', 'period', 'title'),
    total: createMessageSchema('times'),
    none: createMessageSchema('who', 'period'),
    acts: createMessageSchema('who', 'period', 'counts'),
    chart: createMessageSchema('title'),
  }),
  missed: z.strictObject({
    none: createMessageSchema('who', 'title', 'period'),
    some: createMessageSchema('who', 'title', 'period', 'count', 'days'),
    last: createMessageSchema('who', 'title', 'period', 'count', 'days'),
  }),
  moods: z.strictObject({
    sums: createMessageSchema('bright', 'hard', 'between'),
    some: createMessageSchema('who', 'period', 'moods'),
    none: createMessageSchema('who', 'period'),
    before: createMessageSchema('moods'),
    day: createMessageSchema('who', 'day', 'mood'),
    noDay: createMessageSchema('who', 'period'),
    weather: createMessageSchema('who', 'period', 'weather', 'moods', 'count'),
    weatherNone: createMessageSchema('who', 'period', 'weather'),
    otherWeather: createMessageSchema('count', 'bright', 'between', 'hard'),
    chart: createMessageSchema(),
  }),
  moodNames: z.record(z.enum(moods), z.string().min(1)),
  weatherNames: z.record(z.enum(weathers), z.string().min(1)),
  best: bestTexts,
  badges: z.strictObject({
    some: createMessageSchema('who', 'count', 'titles'),
    none: createMessageSchema('who'),
    count: unit,
    next: createMessageSchema('title', 'done', 'target'),
    nextOf: createMessageSchema('who', 'title', 'done', 'target'),
    all: createMessageSchema('who'),
    missing: createMessageSchema('who', 'titles'),
  }),
  badgeNames: z.record(z.enum(badgeKinds), z.string().min(1)),
  promised: z.strictObject({
    some: createMessageSchema('who', 'rewards'),
    item: createMessageSchema('title', 'day'),
    none: createMessageSchema('who'),
    noneFor: createMessageSchema('who'),
    noneThen: createMessageSchema('who', 'period'),
  }),
  birthday: z.strictObject({
    today: createMessageSchema('who', 'age'),
    later: createMessageSchema('who', 'day', 'days', 'age', 'now'),
    otherAge: createMessageSchema('who'),
    unknown: createMessageSchema('who'),
  }),
  age: z.strictObject({ known: createMessageSchema('who', 'age'), unknown: createMessageSchema('who') }),
  recorded: z.strictObject({
    some: createMessageSchema('period', 'members'),
    member: createMessageSchema('member', 'entries'),
    entries: unit,
    notThen: createMessageSchema('period'),
    entry: createMessageSchema('title', 'who', 'member', 'day'),
    pointsEntry: createMessageSchema('title', 'points', 'member', 'day'),
    more: createMessageSchema('n'),
    pointsOf: createMessageSchema('who', 'period'),
    takenOf: createMessageSchema('who', 'period'),
    noneTaken: createMessageSchema('who', 'period'),
    noneGiven: createMessageSchema('who', 'period'),
    none: createMessageSchema('period'),
    last: createMessageSchema('title', 'who', 'member', 'day'),
    never: createMessageSchema(),
  }),
})

export type RecordAnswers = z.output<typeof recordAnswersSchema>

/** What is needed to understand and to answer questions about the record in a language. */
export interface RecordContent {
  words: RecordWords
  answers: RecordAnswers
}
