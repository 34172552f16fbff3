import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { isLocale, locales, type Locale } from '#shared/locale/locale.ts'
import { dayIn } from '#shared/time/day.ts'
import { familyTexts } from './glim/family-texts.ts'
import { startGlimApp, type GlimApp } from './glim/glim-app.ts'
import { measureDanger } from './glim/measure-danger.ts'
import { measureSentences } from './glim/measure-sentences.ts'
import { measureTopics } from './glim/measure-topics.ts'
import { conversation, dangerSet, readQuestionSet, sentenceCase, type QuestionSet } from './glim/question-sets.ts'

const today = dayIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

const firstChild = (language: Locale): string => familyTexts[language].children.mia.name

const withApp = async <T>(language: Locale, use: (app: GlimApp) => Promise<T>): Promise<T> => {
  const app = await startGlimApp(language)
  try {
    return await use(app)
  } finally {
    await app.stop()
  }
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)

const mean = (marks: readonly number[]): string =>
  marks.length === 0 ? '–' : (marks.reduce((sum, mark) => sum + mark, 0) / marks.length).toFixed(2)

/** Returns the mean mark of the answers that are still given as they were judged, and how many these are. */
const measureJudged = async (app: GlimApp, conversations: QuestionSet['conversations']): Promise<string> => {
  const marks: number[] = []
  for (const { answer, mark, ...asked } of conversations)
    if ((await app.converse(asked)).at(-1)?.text === answer) marks.push(mark)
  return `${mean(marks)} (${marks.length} of ${conversations.length})`
}

/** Returns the rows of the table for one language. */
const measureLanguage = async (app: GlimApp, set: QuestionSet): Promise<Map<string, string>> => {
  const rows = new Map<string, string>()
  const { right, count } = measureTopics(app.language)
  rows.set('topic first', `${right} of ${count}`)
  rows.set('as judged', await measureJudged(app, set.conversations))
  const { missed, falseAlarms } = await measureDanger(app, firstChild(app.language), set.danger)
  rows.set('danger missed', `${missed.length} of ${set.danger.danger.length}`)
  rows.set('false alarms', `${falseAlarms.length} of ${set.danger.ordinary.length}`)
  const { exact, expected, wrong, ticked } = await measureSentences(app, today, set.sentences)
  rows.set('acts exact', percent(exact, expected))
  rows.set('wrong ticked', percent(wrong, ticked))
  return rows
}

const printTable = async (): Promise<void> => {
  const columns: Map<string, string>[] = []
  for (const language of locales)
    columns.push(await withApp(language, (app) => measureLanguage(app, readQuestionSet(language))))
  console.log(['kind', ...locales].map((cell) => cell.padEnd(16)).join(''))
  for (const row of new Set(columns.flatMap((column) => [...column.keys()])))
    console.log([row, ...columns.map((column) => column.get(row) ?? '–')].map((cell) => cell.padEnd(16)).join(''))
}

const readJson = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')))

/** What to do with a new set of questions in a language, given as a JSON file. */
const commands: Readonly<Record<string, (app: GlimApp, file: string) => Promise<unknown>>> = {
  ask: async (app, file) => {
    const asked = []
    for (const one of readJson(file, z.array(conversation))) asked.push({ ...one, answers: await app.converse(one) })
    return asked
  },
  danger: (app, file) => measureDanger(app, firstChild(app.language), readJson(file, dangerSet)),
  sentences: (app, file) => measureSentences(app, today, readJson(file, z.array(sentenceCase))),
}

const [name, language = '', file = ''] = process.argv.slice(2)
if (name === undefined) await printTable()
else {
  const command = commands[name]
  if (!command || !isLocale(language)) throw new Error('Usage: glim [ask|danger|sentences en|es|zh questions.json]')
  console.log(JSON.stringify(await withApp(language, (app) => command(app, file)), null, 2))
}
