import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { ContentError, contentFolder, readYaml } from '#server/assistant/content/content-files.ts'
import { situationsSchema } from '#server/assistant/content/safety-schema.ts'
import { listPreparedMessages } from './request-examples.ts'
import type { SafetyExample } from './train-danger-models.ts'
import {
  readFollowUpExamples,
  readRequestTexts,
  readTrainedHealthSubjects,
  readTrainedTopics,
  readTrainingLines,
} from './training-texts.ts'

/** Labels of messages that are about no danger. */
const harmlessLabels = ['none', 'health']

/** Returns the kind of each situation. @throws ContentError */
const readKinds = (): ReadonlyMap<string, string> => {
  const situations = readYaml('safety/situations.yaml', situationsSchema)
  return new Map(Object.entries(situations).flatMap(([kind, ids]) => Object.keys(ids).map((id) => [id, kind] as const)))
}

/** Reads `safety/<language>/<label>.txt`, one message a line; the label is a situation, `health` or `none`. @throws ContentError */
export const readSafetyExamples = (language: Locale): SafetyExample[] => {
  const folder = `safety/${language}`
  const kinds = readKinds()
  return readdirSync(path.resolve(contentFolder, '../../training', folder))
    .toSorted()
    .flatMap((file) => {
      const label = path.basename(file, '.txt')
      const kind = kinds.get(label) ?? harmlessLabels.find((known) => known === label)
      if (kind === undefined || !file.endsWith('.txt'))
        throw new ContentError(
          `training/${folder}/${file}: “${label}” is neither a situation of situations.yaml, nor health or none.`,
        )
      const situation = kinds.has(label) ? label : null
      return readTrainingLines(`${folder}/${file}`).map((text) => ({ text, kind, situation }))
    })
}

/** How many of the messages for one answer the models learn from: they are alike, and with all of them dangers would look rare. */
const mostAsks = 12

const listQuestions = (language: Locale): string[] => [
  ...readTrainedTopics(language).flatMap(({ name, questions }) => [name, ...questions]),
  ...listPreparedMessages(language),
]

const listMessages = (language: Locale): string[] => [
  ...readTrainedTopics(language).flatMap(({ answers, examples }) => [
    ...answers.flatMap(({ asks }) => asks.slice(0, mostAsks)),
    ...examples,
  ]),
  ...Object.values(readRequestTexts(language)).flat(),
  ...readFollowUpExamples(language).map(({ text }) => text),
]

const listHealthQuestions = (language: Locale): string[] =>
  readTrainedHealthSubjects(language).flatMap(({ questions, answers }) => [
    ...questions,
    ...answers.flatMap(({ asks }) => asks),
  ])

const toExample =
  (kind: 'none' | 'health') =>
  (text: string): SafetyExample => ({ text, kind, situation: null })

/**
 * Returns the messages that the models of danger are trained with: the examples, and what is harmless in the rest of the content. Questions
 * count twice, because they are what is asked most. @throws ContentError
 */
export const listAllSafetyExamples = (): SafetyExample[] => {
  const questions = locales.flatMap(listQuestions)
  return [
    ...locales.flatMap(readSafetyExamples),
    ...[...questions, ...questions, ...locales.flatMap(listMessages)].map(toExample('none')),
    ...locales.flatMap(listHealthQuestions).map(toExample('health')),
  ]
}
