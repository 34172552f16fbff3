import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { ContentError, contentFolder, readContentFile, readYaml } from '#server/assistant/content/content-files.ts'
import type { DirectAnswer, WrittenAnswer } from '#server/assistant/content/direct-answers-schema.ts'
import { followUpLabels } from '#server/assistant/content/follow-ups-schema.ts'
import { readHealthSubjects, readTopics } from '#server/assistant/content/read-source.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { recordIntents } from '#server/assistant/record/record-intents.ts'

/** The folder that contains `training` and `content`. */
const root = path.resolve(contentFolder, '../..')

const splitLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Returns the lines of a file of `training` without the empty ones. @throws ContentError when it is missing. */
export const readTrainingLines = (name: string): string[] => splitLines(readContentFile(`training/${name}`, root))

const readTrainingYaml = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  readYaml(`training/${name}`, schema, root)

/** A direct answer with the messages that ask for it, its own question first. */
export interface AskedAnswer extends DirectAnswer {
  asks: readonly string[]
}

/** A subject with all texts that show what it is about. */
export type TrainedSubject<Subject> = Omit<Subject, 'answers'> & { answers: AskedAnswer[]; examples: readonly string[] }

/**
 * Reads `asks.<language>.txt` of a subject: for each direct answer its question and further messages that ask for it, one a line, then an
 * empty line. @throws ContentError when the questions are not those of the answers.
 */
const readAsks = (subject: string, language: Locale, answers: readonly WrittenAnswer[]): AskedAnswer[] => {
  const name = `training/${subject}/asks.${language}.txt`
  const blocks = readContentFile(name, root)
    .split(/\n{2,}/)
    .map(splitLines)
  const byQuestion = new Map(blocks.map((block) => [block[0], block]))
  const written = `content/assistant/${subject}/answers.${language}.yaml`
  const unknown = blocks.find(([question]) => !answers.some((answer) => answer.question === question))
  if (unknown) throw new ContentError(`${name}: “${unknown[0] ?? ''}” is no question of ${written}.`)
  return answers.map(({ question, ...answer }) => {
    const asks = byQuestion.get(question) ?? []
    if (asks.length < 2)
      throw new ContentError(`${name}: “${question}” of ${written} needs another message that asks it.`)
    return { ...answer, asks }
  })
}

const addTexts = <Subject extends { id: string; answers: WrittenAnswer[] }>(
  kind: 'topics' | 'health',
  subject: Subject,
  language: Locale,
): TrainedSubject<Subject> => {
  const examples = `${kind}/${subject.id}/examples.${language}.txt`
  return {
    ...subject,
    answers: readAsks(`${kind}/${subject.id}`, language, subject.answers),
    examples: existsSync(path.join(root, 'training', examples)) ? readTrainingLines(examples) : [],
  }
}

/** Reads the topics of a language with the texts that show what they are about. @throws ContentError */
export const readTrainedTopics = memoizeByLocale((language) =>
  readTopics(language).map((topic) => addTexts('topics', topic, language)),
)

/** Reads the health subjects of a language with the texts that show what they are about. @throws ContentError */
export const readTrainedHealthSubjects = memoizeByLocale((language) =>
  readHealthSubjects(language).map((subject) => addTexts('health', subject, language)),
)

/** A message, and what a model is to say of it. */
export interface LabelledText {
  text: string
  label: string
}

// The messages that the models are asked about have no names of children.
const names = /(?:mia|leo|noa)(?:['’]?s)?(?![\p{L}])|米娅|乐乐|诺诺/giu

/** Returns the texts of each label, without the names of the example family. */
const listLabelledTexts = (examples: Readonly<Record<string, readonly string[]>>): LabelledText[] =>
  Object.entries(examples).flatMap(([label, texts]) =>
    texts.map((text) => ({ text: text.replaceAll(names, ' '), label })),
  )

const texts = z.array(z.string().min(1)).min(1)
const followUpsSchema = z.partialRecord(z.enum(followUpLabels), texts)
const recordSchema = z.record(z.enum([...recordIntents, 'none']), texts)
const requestsSchema = z.strictObject({ record: texts.min(5), topic: texts.min(5), report: texts.min(5) })

/** Reads the replies of a language that show what replies want. @throws ContentError */
export const readFollowUpExamples = (language: Locale): LabelledText[] =>
  listLabelledTexts(readTrainingYaml(`follow-ups/${language}.yaml`, followUpsSchema))

/** Reads the questions of a language about the record. @throws ContentError */
export const readRecordExamples = (language: Locale): LabelledText[] =>
  listLabelledTexts(readTrainingYaml(`record/${language}.yaml`, recordSchema))

/** Reads the messages of a language that show which kind of request is meant. @throws ContentError */
export const readRequestTexts = (language: Locale) => readTrainingYaml(`requests/${language}.yaml`, requestsSchema)
