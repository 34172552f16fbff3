import { expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { readRecordCases } from '#server/testing/assistant-test-cases.ts'
import { isHardlyAboutRecord } from './is-hardly-about-record.ts'

test.for<[Locale, string]>([
  ['en', "throws his dinner on the floor when he's had enough"],
  ['en', 'Mia will not brush her teeth'],
  ['es', 'muerde a los otros niños cuando le quitan el coche de juguete'],
  ['zh', '别的小朋友拿他的玩具小汽车，他就咬人'],
])(
  'in %s words of the record in a story do not make it a question about it: “%s” [AST-52]',
  async ([language, message]) => {
    expect(await isHardlyAboutRecord(message, language)).toBe(true)
  },
)

test.each(locales)('in %s no question about the record is taken for a story [AST-52]', async (language) => {
  const { none: _, ...byIntent } = readRecordCases(language)
  const questions = Object.values(byIntent).flatMap((byPeriod) =>
    Object.values(byPeriod).flatMap((byChild) => Object.values(byChild).flatMap((asked = []) => asked)),
  )
  const stories: string[] = []
  for (const question of questions) if (await isHardlyAboutRecord(question, language)) stories.push(question)
  expect(stories).toEqual([])
})
