import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { isKnownSchema } from '#server/db/schema.ts'
import { OperatorError } from '#server/operator-error.ts'

const format = 1

/** The file that says what a backup holds; it is written last. */
export const manifestFileName = 'manifest.json'

/** The secret of the data folder, alike in a backup. */
export const secretFileName = 'secret.key' as const

/** What the database is called in a backup. */
export const databaseFileNames = { sqlite: 'glowjar.sqlite', postgres: 'glowjar.dump' } as const

const manifest = z.strictObject({
  glowjar: z.literal('backup'),
  format: z.literal(format),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration that the database had. */
  schema: z.string(),
  madeAt: z.iso.datetime(),
  /** How many rows `verify` found wrong; null where it could not be asked. */
  wrong: z.number().nullable(),
  files: z.partialRecord(
    z.enum([...Object.values(databaseFileNames), secretFileName]),
    z.strictObject({ bytes: z.number(), sha256: z.string() }),
  ),
})

export type Manifest = z.output<typeof manifest>

/** What was found of a database while it was copied. */
export type CopiedDatabase = Pick<Manifest, 'engine' | 'schema'> & { wrong: string[] | null }

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** The manifest of what lies in a folder. */
export const createManifest = async (
  folder: string,
  told: Pick<Manifest, 'engine' | 'schema' | 'madeAt' | 'wrong'>,
  names: readonly (keyof Manifest['files'])[],
): Promise<Manifest> => {
  const files: Manifest['files'] = {}
  for (const name of names) {
    const file = path.join(folder, name)
    files[name] = { bytes: statSync(file).size, sha256: await hashOf(file) }
  }
  return { glowjar: 'backup', format, ...told, files }
}

const parsed = (folder: string): Manifest => {
  let text: string
  try {
    text = readFileSync(path.join(folder, manifestFileName), 'utf8')
  } catch {
    throw new OperatorError(`${folder} is not a backup of Glowjar: it holds no ${manifestFileName}.`)
  }
  const { data } = manifest.safeParse(jsonIn(text))
  if (data) return data
  const newer = z.object({ glowjar: z.literal('backup'), format: z.number().gt(format) }).safeParse(jsonIn(text))
  throw new OperatorError(
    newer.success
      ? `${folder} was made by a newer Glowjar: install that version first.`
      : `${folder} is not a backup of Glowjar: its ${manifestFileName} makes no sense.`,
  )
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isThere = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Reads and checks a backup: every file has the size and the sum that were written down. Throws when it is not good. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const read = parsed(folder)
  if (!isKnownSchema(read.schema)) {
    throw new OperatorError(
      `${folder} was made by a newer Glowjar (schema ${read.schema}): install that version first.`,
    )
  }
  if (!read.files[databaseFileNames[read.engine]]) throw new OperatorError(`${folder} holds no database.`)
  for (const [name, { bytes, sha256 }] of Object.entries(read.files)) {
    const file = path.join(folder, name)
    if (!isThere(file)) throw new OperatorError(`${folder} is not complete: ${name} is missing.`)
    const { size } = statSync(file)
    if (size !== bytes) throw new OperatorError(`${name} in ${folder} has ${size} bytes instead of ${bytes}.`)
    if ((await hashOf(file)) !== sha256) throw new OperatorError(`${name} in ${folder} is not what was written.`)
  }
  return read
}
