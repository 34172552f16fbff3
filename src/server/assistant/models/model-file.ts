import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import * as z from 'zod'

/** A model file that is missing, damaged or does not fit the content. */
export class ModelFileError extends Error {
  override readonly name = 'ModelFileError'
}

const fileSchema = z.strictObject({ bytes: z.int().positive(), sha256: z.hex().length(64) })

/** Schema of `models.lock.json`, which says what was trained with what. */
export const modelLockSchema = z.strictObject({
  /** The release of Node that trained the models: the same one gives the same bytes. */
  node: z.string(),
  /** SHA-256 of the contents that the models depend on, and of all that they were trained with. */
  content: z.hex().length(64),
  training: z.hex().length(64),
  /** The size and SHA-256 of each model file. */
  models: z.record(z.string(), fileSchema),
  /** First 12 digits of the SHA-256 of each content file that the models depend on. */
  contentFiles: z.record(z.string(), z.hex().length(12)),
})

export type ModelLock = z.output<typeof modelLockSchema>

export const modelLockName = 'models.lock.json'

export const hashBytes = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns the name of the file of a model. */
export const toModelFileName = (name: string): string => `${name}.zst`

/** Returns the bytes of a model file: typed arrays by the structured clone algorithm, compressed. */
export const encodeModel = (model: unknown): Buffer => {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 }
  return zstdCompressSync(serialize(model), { params })
}

/** Reads `models.lock.json`. @throws ModelFileError */
export const readModelLock = (folder: string): ModelLock => {
  const file = path.join(folder, modelLockName)
  if (!existsSync(file)) throw new ModelFileError(`${file} is missing: run "npm run train".`)
  try {
    return modelLockSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new ModelFileError(`${file} cannot be read: restore it, or run "npm run train".`)
  }
}

/** Returns the bytes of a model file as the lock knows them. @throws ModelFileError */
const readLockedBytes = (folder: string, name: string): Buffer => {
  const file = path.join(folder, toModelFileName(name))
  const known = readModelLock(folder).models[name]
  if (!known || !existsSync(file)) throw new ModelFileError(`${file} is missing.`)
  const bytes = readFileSync(file)
  if (hashBytes(bytes) !== known.sha256)
    throw new ModelFileError(`${file} is damaged: its contents differ from those that ${modelLockName} names.`)
  return bytes
}

/** Reads a model. @throws ModelFileError when it is missing or damaged. */
export const readModelFile = (folder: string, name: string): unknown =>
  deserialize(zstdDecompressSync(readLockedBytes(folder, name)))

/** Returns what is wrong with the model files of a folder, a sentence for each; none if all are complete. */
export const listModelFileErrors = (folder: string): string[] => {
  const check = (read: () => unknown): string[] => {
    try {
      read()
      return []
    } catch (error) {
      if (error instanceof ModelFileError) return [error.message]
      throw error
    }
  }
  const unreadable = check(() => readModelLock(folder))
  if (unreadable.length > 0) return unreadable
  return Object.keys(readModelLock(folder).models).flatMap((name) => check(() => readLockedBytes(folder, name)))
}
