import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { classifyBesideFeelings } from '#server/assistant/safety/own-feelings.ts'
import { rankTopics } from '#server/assistant/search/find-topic.ts'

/*
 * Prints as JSON how well the models of `content/assistant/models` understand messages that none learned from: the share of held-out
 * questions whose topic ranks first, of dangers that are missed, and of ordinary messages that raise an alarm, in each language.
 */

const read = <Schema extends z.ZodType>(language: Locale, file: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readFileSync(path.join(import.meta.dirname, 'evaluation', language, file), 'utf8')))

const dangerSchema = z.object({ danger: z.array(z.string()), ordinary: z.array(z.string()) })

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / items.length

const isDanger = (message: string): boolean => classifyBesideFeelings(message).kind === 'danger'

const evaluate = (language: Locale) => {
  const questions = Object.entries(read(language, 'held-out-questions.yaml', z.record(z.string(), z.string())))
  const { danger, ordinary } = read(language, 'asked/danger.json', dangerSchema)
  return {
    topicFirst: share(questions, ([id, question]) => rankTopics(question, language)[0]?.id === id),
    dangerMissed: share(danger, (message) => !isDanger(message)),
    falseAlarms: share(ordinary, isDanger),
  }
}

console.log(JSON.stringify(Object.fromEntries(locales.map((language) => [language, evaluate(language)]))))
