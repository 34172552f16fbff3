import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import {
  trainDangerModels,
  type DangerModels,
  type SafetyExample,
} from '#server/assistant/safety/train-danger-models.ts'
import { contentFolder, ContentError, readContentFile } from './content-files.ts'
import type { Situations } from './safety-schema.ts'
import type { Topic } from './topic-schema.ts'

/** Labels of messages that are about no danger. */
const harmlessLabels = ['none', 'health']

const findKinds = (situations: Situations): ReadonlyMap<string, string> =>
  new Map(Object.entries(situations).flatMap(([kind, ids]) => Object.keys(ids).map((id) => [id, kind] as const)))

/** Reads `safety/examples/<language>/<label>.txt`, one message a line; the label is a situation, `health` or `none`. */
const readExamplesOf = (language: Locale, situations: Situations): SafetyExample[] => {
  const folder = `safety/examples/${language}`
  const kinds = findKinds(situations)
  return readdirSync(path.join(contentFolder, folder)).flatMap((file) => {
    const label = path.basename(file, '.txt')
    const kind = kinds.get(label) ?? harmlessLabels.find((known) => known === label)
    if (kind === undefined || !file.endsWith('.txt'))
      throw new ContentError(
        `${folder}/${file}: “${label}” is neither a situation of situations.yaml, nor health or none.`,
      )
    const lines = readContentFile(`${folder}/${file}`).split('\n')
    const situation = kinds.has(label) ? label : null
    return lines.filter((line) => line.trim() !== '').map((text) => ({ text, kind, situation }))
  })
}

const toHarmless = (text: string): SafetyExample => ({ text, kind: 'none', situation: null })

/**
 * Reads the messages that the models are trained with: the examples, and the questions of all topics, which are harmless. Those
 * count twice, because they are what is asked most.
 */
export const readSafetyExamples = (situations: Situations, topics: readonly Topic[]): SafetyExample[] => {
  const questions = topics.flatMap(({ name, questions: asked }) => [name, ...asked]).map(toHarmless)
  return [...locales.flatMap((language) => readExamplesOf(language, situations)), ...questions, ...questions]
}

const codeFiles = ['message-features', 'message-windows', 'classifier', 'train-classifier', 'train-danger-models']

const computeCacheKey = (examples: readonly SafetyExample[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(examples))
  for (const name of codeFiles) hash.update(readFileSync(path.join(import.meta.dirname, `../safety/${name}.ts`)))
  return hash.digest('hex').slice(0, 20)
}

/** Trains the models, or reads them from `node_modules/.cache` when they were trained with the same examples by the same code. */
export const readOrTrainDangerModels = (examples: readonly SafetyExample[]): DangerModels => {
  const folder = path.resolve(contentFolder, '../../node_modules/.cache/glowjar')
  const file = path.join(folder, `danger-models-${computeCacheKey(examples)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DangerModels
  const models = trainDangerModels(examples)
  mkdirSync(folder, { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(models))
  renameSync(temporary, file)
  return models
}
