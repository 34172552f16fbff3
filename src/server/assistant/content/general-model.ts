import { locales, type Locale } from '#shared/locale/locale.ts'
import type { ClassifierModel } from '#server/assistant/safety/classifier.ts'
import { createAskedSchema, type AskedAnswer } from './asked-schema.ts'
import { readLinesIfPresent, readYaml } from './content-files.ts'
import { listLabelledTexts, readOrTrainLabelModel, type LabelledText } from './label-model.ts'

/** The label of messages that ask nothing which may be asked about every topic. */
const noGeneralQuestion = 'none'

/** Reads what may be asked about every topic, and the answers, in a language; in all languages in the same order. @throws ContentError */
export const readGeneralAnswerFile = (language: Locale): AskedAnswer[] =>
  readYaml(`general/${language}.yaml`, createAskedSchema(language))

const readExamples = (language: Locale): LabelledText[] => {
  const asked = readGeneralAnswerFile(language).map(({ asks }, n) => [String(n), asks] as const)
  const others = readLinesIfPresent(`general/others.${language}.txt`)
  return listLabelledTexts({ ...Object.fromEntries(asked), [noGeneralQuestion]: others })
}

/**
 * Returns the model that tells what is asked that may be asked about every topic, by the position of its answer, trained with the examples of all
 * languages; `others` are messages that ask nothing of the kind. @throws ContentError
 */
export const readOrTrainGeneralModel = (others: readonly string[]): ClassifierModel =>
  readOrTrainLabelModel(
    'general-model',
    ['content/general-model'],
    [...locales.flatMap(readExamples), ...others.map((text) => ({ text, label: noGeneralQuestion }))],
  )
