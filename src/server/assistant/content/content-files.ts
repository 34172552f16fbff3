import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { LineCounter, isNode, parseDocument } from 'yaml'
import type * as z from 'zod'

export const contentFolder = path.resolve(import.meta.dirname, '../../../../content/assistant')

/** Mistakes in content files, one a line: `topics/bedtime/en.md:12 tips.3: …`. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

type ValuePath = readonly PropertyKey[]

/** The parsed value of a file, with a function that returns the line of the value at a path. */
export interface ParsedFile {
  name: string
  value: unknown
  lineOf: (path: ValuePath) => number
}

/** Removes the byte order mark and carriage returns that some editors write. */
export const normalizeLineEndings = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** Returns the text of a file of a folder, the content's if nothing else is said. @throws ContentError when it is missing. */
export const readContentFile = (name: string, folder = contentFolder): string => {
  const file = path.join(folder, name)
  if (!existsSync(file)) throw new ContentError(`${name}: this file is missing.`)
  return normalizeLineEndings(readFileSync(file, 'utf8'))
}

/** Parses YAML that begins on `firstLine` of the file `name`. @throws ContentError where it is no YAML. */
export const parseYaml = (name: string, text: string, firstLine = 1): ParsedFile => {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1
  const [error] = document.errors
  if (error) throw new ContentError(`${name}:${lineAt(error.pos[0])}: ${error.message}`)
  const lineOf = (at: ValuePath): number => {
    const node = document.getIn(at, true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return at.length === 0 ? firstLine : lineOf(at.slice(0, -1))
  }
  return { name, value: document.toJS(), lineOf }
}

/** Validates a parsed file and returns the output of the schema. @throws ContentError with every mistake and its line. */
export const validateFile = <Schema extends z.ZodType>(schema: Schema, { name, value, lineOf }: ParsedFile) => {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const mistakes = error.issues.map((issue) => {
    const where = issue.path.length === 0 ? '' : ` ${issue.path.join('.')}`
    return `${name}:${lineOf(issue.path)}${where}: ${issue.message}`
  })
  throw new ContentError(mistakes.join('\n'))
}

/** Reads a YAML file of a folder, the content's if nothing else is said. @throws ContentError */
export const readYaml = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  folder = contentFolder,
): z.output<Schema> => validateFile(schema, parseYaml(name, readContentFile(name, folder)))

/** Maps each item with `read`; throws one ContentError with the mistakes of all items. */
export const mapCollectingErrors = <Item, Result>(items: readonly Item[], read: (item: Item) => Result): Result[] => {
  const mistakes: string[] = []
  const results = items.flatMap((item) => {
    try {
      return [read(item)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      mistakes.push(error.message)
      return []
    }
  })
  if (mistakes.length > 0) throw new ContentError(mistakes.join('\n'))
  return results
}
