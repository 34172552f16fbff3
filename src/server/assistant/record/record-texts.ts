import type { ChatCard, ChatScreen } from '#shared/assistant/contract.ts'
import { formatTags, type Locale } from '#shared/locale/locale.ts'
import type { Day } from '#shared/time/day.ts'
import { loadRecordContent } from '#server/assistant/content/load.ts'
import type { RecordAnswers } from '#server/assistant/content/record-schema.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { formatMessage, type IcuMessage, type MessageValues } from '#server/assistant/messages/format-message.ts'
import type { Period } from './period.ts'

const numberFormatOf = memoizeByLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const listFormatOf = memoizeByLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  memoizeByLocale((locale) => new Intl.DateTimeFormat(formatTags[locale], { ...options, timeZone: 'UTC' }))

const dayFormatOf = createDateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const dayWithYearFormatOf = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDayFormatOf = createDateFormat({ day: 'numeric', month: 'short' })
const weekdayFormatOf = createDateFormat({ weekday: 'short' })
const monthFormatOf = createDateFormat({ month: 'long' })
const monthWithYearFormatOf = createDateFormat({ month: 'long', year: 'numeric' })

const toDate = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

type Unit = keyof RecordAnswers['units']

/** The sentences, numbers and days of answers from the record in one language. */
export interface RecordTexts {
  language: Locale
  answers: RecordAnswers
  format: <Argument extends string>(message: IcuMessage<Argument>, values: MessageValues<Argument>) => string
  /** Returns a number as it is read, with a real minus sign. */
  number: (n: number) => string
  /** Returns a number with its unit. */
  count: (unit: Unit, n: number) => string
  /** Returns "a, b and c". */
  list: (items: readonly string[]) => string
  /** Returns the parts of a sentence, or sentences, as one text. */
  joinParts: (parts: readonly string[]) => string
  joinSentences: (sentences: readonly string[]) => string
  /** Returns a period as it stands within a sentence. */
  period: (period: Period) => string
  day: (day: Day) => string
  shortDay: (day: Day) => string
  weekday: (day: Day) => string
  /** Returns a card that opens a screen. */
  openCard: (screen: ChatScreen) => ChatCard
}

const isSameYear = (a: Day, b: Day): boolean => a.slice(0, 4) === b.slice(0, 4)

/** Periods whose texts name no day. */
const plainPeriods = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
  'ever',
] as const

const isPlainPeriod = (id: string): id is (typeof plainPeriods)[number] => plainPeriods.some((one) => one === id)

const createPeriodFormatter =
  ({ format, answers, day, language }: Pick<RecordTexts, 'format' | 'answers' | 'day' | 'language'>, today: Day) =>
  (period: Period): string => {
    const { from } = period
    const id = period.id.replace(/\..*/, '')
    const { periods } = answers
    const [kind = ''] = id.split('-')
    if (isPlainPeriod(id)) return format(periods[id], {})
    if (kind === 'days') return format(periods.days, { n: Number(id.slice('days-'.length)) })
    if (kind === 'weekend') return format(periods.weekend, { day: day(from) })
    if (kind === 'since') return format(periods.since, { day: day(from) })
    if (kind === 'week') return format(periods.week, { day: day(from) })
    if (kind === 'day') return format(periods.day, { day: day(from) })
    const month = isSameYear(from, today) ? monthFormatOf(language) : monthWithYearFormatOf(language)
    return format(periods.month, { month: month.format(toDate(from)) })
  }

/** Returns the texts of a language. */
export const createRecordTexts = (language: Locale, today: Day): RecordTexts => {
  const { answers } = loadRecordContent(language)
  const format: RecordTexts['format'] = (message, values) => formatMessage(language, message, values)
  const number = (n: number) => numberFormatOf(language).format(n).replace('-', '−')
  const day = (one: Day) =>
    (isSameYear(one, today) ? dayFormatOf(language) : dayWithYearFormatOf(language)).format(toDate(one))
  return {
    language,
    answers,
    format,
    number,
    count: (unit, n) => format(answers.units[unit], { n, text: number(n) }),
    list: (items) => listFormatOf(language).format(items),
    joinParts: (parts) => parts.join(answers.separator),
    joinSentences: (sentences) => sentences.join(answers.sentenceSeparator),
    period: createPeriodFormatter({ format, answers, day, language }, today),
    day,
    shortDay: (one) => shortDayFormatOf(language).format(toDate(one)),
    weekday: (one) => weekdayFormatOf(language).format(toDate(one)),
    openCard: (screen) => ({ id: `record.${screen}`, kind: 'open', title: answers.open[screen], screen }),
  }
}
