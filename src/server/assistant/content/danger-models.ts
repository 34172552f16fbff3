import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import {
  trainDangerModels,
  type DangerModels,
  type SafetyExample,
} from '#server/assistant/safety/train-danger-models.ts'
import { contentFolder, ContentError, readLines } from './content-files.ts'
import { readOrTrain } from './model-cache.ts'
import type { Situations } from './safety-schema.ts'
import type { Topic } from './topic-schema.ts'

/** Labels of messages that are about no danger. */
const harmlessLabels = ['none', 'health']

const findKinds = (situations: Situations): ReadonlyMap<string, string> =>
  new Map(Object.entries(situations).flatMap(([kind, ids]) => Object.keys(ids).map((id) => [id, kind] as const)))

/** Reads `safety/examples/<language>/<label>.txt`, one message a line; the label is a situation, `health` or `none`. @throws ContentError */
export const readSafetyExamplesOf = (language: Locale, situations: Situations): SafetyExample[] => {
  const folder = `safety/examples/${language}`
  const kinds = findKinds(situations)
  return readdirSync(path.join(contentFolder, folder)).flatMap((file) => {
    const label = path.basename(file, '.txt')
    const kind = kinds.get(label) ?? harmlessLabels.find((known) => known === label)
    if (kind === undefined || !file.endsWith('.txt'))
      throw new ContentError(
        `${folder}/${file}: “${label}” is neither a situation of situations.yaml, nor health or none.`,
      )
    const situation = kinds.has(label) ? label : null
    return readLines(`${folder}/${file}`).map((text) => ({ text, kind, situation }))
  })
}

/** How many of the messages for one answer the models learn from: they are alike, and with all of them dangers would look rare. */
const mostAsks = 12

/** Returns the messages about a topic, which are harmless. */
export const listMessagesOfTopic = ({ answers, examples }: Pick<Topic, 'answers' | 'examples'>): string[] => [
  ...answers.flatMap(({ asks }) => asks.slice(0, mostAsks)),
  ...examples,
]

const toExample =
  (kind: 'none' | 'health') =>
  (text: string): SafetyExample => ({ text, kind, situation: null })

/**
 * Reads the messages that the models are trained with: the examples, and what is harmless in the rest of the content. `questions`
 * count twice, because they are what is asked most; `messages` once. `healthQuestions` are about health and no emergency.
 */
export const readSafetyExamples = (
  situations: Situations,
  questions: readonly string[],
  messages: readonly string[],
  healthQuestions: readonly string[],
): SafetyExample[] => [
  ...locales.flatMap((language) => readSafetyExamplesOf(language, situations)),
  ...[...questions, ...questions, ...messages].map(toExample('none')),
  ...healthQuestions.map(toExample('health')),
]

const codeFiles = [
  'safety/message-features',
  'safety/message-windows',
  'safety/classifier',
  'safety/train-classifier',
  'safety/shuffle',
  'safety/train-danger-models',
]

/** Trains the models, or reads them when they were trained with the same examples by the same code. */
export const readOrTrainDangerModels = (examples: readonly SafetyExample[]): DangerModels =>
  readOrTrain('danger-models', codeFiles, examples, trainDangerModels)
