import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { isKnownSchema } from '#server/db/migrate.ts'
import { OperatorError } from '#server/operator-error.ts'

/**
 * Format of new backups: 1 had the database and the secret only; 2 adds the rate limits and the texts in `legal/`; 3 has
 * the secret encrypted or not at all.
 */
const currentFormat = 3

// The last schema of versions that read formats 1 and 2 only.
const lastSchemaOfFormat2 = '0006-reached-streak'

/**
 * Returns whether a backup of a schema is in format 2, because a version with that schema must be able to restore it: it is
 * made before an upgrade, for the way back.
 */
export const isRestoredByOlderVersions = (schema: string): boolean => schema <= lastSchemaOfFormat2

/** Name of the file that lists the contents of a backup. It is written last. */
export const manifestFileName = 'manifest.json'

/** Name of the installation's secret, in the data folder and in a backup of format 1 or 2. */
export const secretFileName = 'secret.key'

/** Name of the secret in a backup of format 3, encrypted with a passphrase. */
export const encryptedSecretFileName = 'secret.key.encrypted'

/** Name of the SQLite file of the rate limits, in the data folder and in a backup. */
export const rateLimitsFileName = 'limits.sqlite'

/** Name of the database file in a backup, by engine. */
export const databaseFileNames = { sqlite: 'glowjar.sqlite', postgres: 'glowjar.dump' } as const

const fileNameSchema = z.union([
  z.enum([...Object.values(databaseFileNames), secretFileName, encryptedSecretFileName, rateLimitsFileName]),
  z.string().regex(/^legal\/[^./\\][^/\\]*$/),
])

const manifestSchema = z.strictObject({
  glowjar: z.literal('backup'),
  format: z.literal([1, 2, currentFormat]),
  engine: z.enum(['sqlite', 'postgres']),
  /** Name of the last migration of the database. */
  schema: z.string(),
  madeAt: z.iso.datetime(),
  /** By which the secret that the database was written with can be recognised; null without one, and before format 3. */
  secretFingerprint: z.string().nullable().default(null),
  /** Number of inconsistent rows found by `verify`; null if the schema was too old to verify. */
  wrong: z.number().nullable(),
  files: z.record(fileNameSchema, z.strictObject({ bytes: z.number(), sha256: z.string() })),
})

export type Manifest = z.output<typeof manifestSchema>

const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Returns a manifest with the size and hash of each named file in a folder. */
export const createManifest = async (
  folder: string,
  { secretFingerprint, ...details }: Pick<Manifest, 'engine' | 'schema' | 'madeAt' | 'secretFingerprint' | 'wrong'>,
  names: readonly string[],
): Promise<z.input<typeof manifestSchema>> => {
  const files: Manifest['files'] = {}
  for (const name of names) {
    const file = path.join(folder, name)
    files[name] = { bytes: statSync(file).size, sha256: await sha256Of(file) }
  }
  if (isRestoredByOlderVersions(details.schema)) return { glowjar: 'backup', format: 2, ...details, files }
  return { glowjar: 'backup', format: currentFormat, secretFingerprint, ...details, files }
}

const readJson = (folder: string): unknown => {
  try {
    return JSON.parse(readFileSync(path.join(folder, manifestFileName), 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw new OperatorError(`${folder} is not a Glowjar backup: it has no ${manifestFileName}.`)
  }
}

const parseManifest = (folder: string): Manifest => {
  const json = readJson(folder)
  const { data } = manifestSchema.safeParse(json)
  if (data) return data
  const isNewer = z
    .object({ glowjar: z.literal('backup'), format: z.number().gt(currentFormat) })
    .safeParse(json).success
  throw new OperatorError(
    isNewer
      ? `${folder} was made by a newer Glowjar: install that version first.`
      : `${folder} is not a Glowjar backup: its ${manifestFileName} is invalid.`,
  )
}

const assertFileMatches = async (
  folder: string,
  name: string,
  { bytes, sha256 }: Manifest['files'][string],
): Promise<void> => {
  const file = path.join(folder, name)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new OperatorError(`${folder} is incomplete: ${name} is missing.`)
  if (stats.size !== bytes) throw new OperatorError(`${name} in ${folder} has ${stats.size} bytes instead of ${bytes}.`)
  if ((await sha256Of(file)) !== sha256) {
    throw new OperatorError(`${name} in ${folder} is damaged: its checksum does not match.`)
  }
}

/**
 * Reads the manifest of a backup and checks the size and hash of every file.
 * @throws OperatorError if the backup is incomplete, damaged or newer than this app
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const manifest = parseManifest(folder)
  if (!isKnownSchema(manifest.schema)) {
    throw new OperatorError(
      `${folder} was made by a newer Glowjar (schema ${manifest.schema}): install that version first.`,
    )
  }
  if (!manifest.files[databaseFileNames[manifest.engine]]) throw new OperatorError(`${folder} contains no database.`)
  for (const [name, expected] of Object.entries(manifest.files)) await assertFileMatches(folder, name, expected)
  return manifest
}
