import * as z from 'zod'
import { difficulties } from '#shared/habits/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'

const year = z.int().min(0).max(18)

/** Years of age, inclusive; 18 stands for no upper limit. */
export const ages = z.tuple([year, year]).refine(([from, to]) => from <= to, 'The first age is above the second.')

const points = z.int().min(1).max(1000)
const difficulty = z.enum(difficulties)
const count = z.int().min(1).max(1000)

/** Narrows the ages of the topic. */
const narrowed = { ages: ages.exactOptional() }

/** What a card adds or opens, whatever the language. */
const cardPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('behavior'), points, ...narrowed }),
  z.strictObject({ kind: z.literal('habit'), difficulty, targetDays: count, ...narrowed }),
  z.strictObject({ kind: z.literal('skill'), difficulty, target: count, ...narrowed }),
  z.strictObject({ kind: z.literal('reward'), points, category: z.enum(rewardCategories), ...narrowed }),
  z.strictObject({ kind: z.literal('moment'), ...narrowed }),
  z.strictObject({ kind: z.literal('open'), screen: z.enum(['behaviors', 'habits', 'rewards']), ...narrowed }),
])

/** Schema of an id that is listed elsewhere. */
const listed = (ids: readonly string[], file: string) =>
  z.string().refine((id) => ids.includes(id), { error: ({ input }) => `“${String(input)}” is not listed in ${file}.` })

/** `topic.yaml`: what is the same in every language. */
export const topicPlan = (topicIds: readonly string[]) =>
  z.strictObject({
    ages,
    followUps: z.array(listed(topicIds, 'topics/order.yaml')).min(2).max(3),
    cards: z.record(z.string().regex(/^[a-z]+$/), cardPlan),
  })

/** Text without other placeholders than `{name}`. */
const text = z
  .string()
  .min(1)
  .refine((value) => !/[{}]/.test(value.replaceAll('{name}', '')), 'Only {name} may stand in curly brackets.')

const cardText = z.strictObject({
  title: text.max(60),
  unit: text.max(20).exactOptional(),
  cue: text.max(60).exactOptional(),
})

const limits: Readonly<Record<Locale, { name: number; tip: { words: number } | { characters: number } }>> = {
  en: { name: 24, tip: { words: 25 } },
  es: { name: 24, tip: { words: 25 } },
  zh: { name: 12, tip: { characters: 45 } },
}

const tipSize = ({ tip }: (typeof limits)[Locale]) =>
  'words' in tip
    ? { fits: (value: string) => value.split(/\s+/).length <= tip.words, limit: `${tip.words} words` }
    : { fits: (value: string) => Array.from(value).length <= tip.characters, limit: `${tip.characters} characters` }

const agesPrefix = /^\(ages (\d+)[–-](\d+)\) */

/** A tip as it is written: `(ages 3–5) Text`, or the text alone when it is for all ages of the topic. */
const tip = (language: Locale) => {
  const { fits, limit } = tipSize(limits[language])
  return z
    .string()
    .transform((line) => {
      const [prefix = '', from, to] = agesPrefix.exec(line) ?? []
      return { text: line.slice(prefix.length), ...(prefix === '' ? {} : { ages: [Number(from), Number(to)] }) }
    })
    .pipe(z.strictObject({ text: text.refine(fits, `A tip has at most ${limit}.`), ages: ages.exactOptional() }))
}

/** `en.md` and so on: a topic in one language, with a text for each of its cards. */
export const topicText = (language: Locale, cardIds: readonly string[], sourceIds: readonly string[]) =>
  z.strictObject({
    name: text.max(limits[language].name),
    sources: z.array(listed(sourceIds, 'sources.yaml')).default([]),
    cards: z.strictObject(Object.fromEntries(cardIds.map((id) => [id, cardText]))).default({}),
    openings: z.tuple([text], text),
    tips: z.array(tip(language)).min(3),
    questions: z.array(z.string().min(1)).min(3),
    synonyms: z.array(z.string().min(1)).min(3),
    searchWords: z.string().min(1),
  })

export type CardText = z.output<typeof cardText>
export type TopicPlan = z.output<ReturnType<typeof topicPlan>>
export type TopicText = z.output<ReturnType<typeof topicText>>
export type TopicCard = { id: string } & TopicPlan['cards'][string] & CardText

/** A topic in one language. `{name}` in its texts stands for the child. */
export interface Topic extends Omit<TopicText, 'cards'>, Omit<TopicPlan, 'cards'> {
  id: string
  cards: TopicCard[]
}
