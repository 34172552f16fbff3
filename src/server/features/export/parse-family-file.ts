import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { familyFile, type FamilyFile } from '#shared/export/contract.ts'
import { fileFormat, fileVersion, upgradeFile } from '#shared/export/version.ts'
import { connect } from '#server/db/connect.ts'
import { toFieldErrors } from '#server/field-errors.ts'
import { newId } from '#server/ids.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { findContradictions } from './find-contradictions.ts'
import { insertFamily } from './insert-family.ts'

const maxShownErrors = 10

const createInvalidFileError = (errors: readonly string[]) => {
  const more = errors.length > maxShownErrors ? [`and ${errors.length - maxShownErrors} more`] : []
  return new OperatorError(['This file cannot be imported:', ...errors.slice(0, maxShownErrors), ...more].join('\n'))
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw createInvalidFileError([`it is not JSON: ${error instanceof Error ? error.message : ''}`])
  }
}

const versionHeaderSchema = z.looseObject({
  format: z.literal(fileFormat),
  version: z.number().check(z.int(), z.positive()),
})

const validateFamilyFile = (content: unknown): FamilyFile => {
  const begins = z.safeParse(versionHeaderSchema, content)
  if (!begins.success) {
    throw createInvalidFileError([
      `it is not an export of Glowjar: "format" must be "${fileFormat}", and "version" a number`,
    ])
  }
  const { version } = begins.data
  if (version > fileVersion) {
    throw createInvalidFileError([
      `its format has version ${version}, and this Glowjar reads versions up to ${fileVersion}: ` +
        `install a newer Glowjar, one that reads version ${version}`,
    ])
  }
  const result = z.safeParse(familyFile, upgradeFile(begins.data), { reportInput: true })
  if (result.success) return result.data
  throw createInvalidFileError(toFieldErrors(result.error).map(({ path: field, message }) => `${field}: ${message}`))
}

/** Imports the file into a temporary database and returns its inconsistencies, such as a wrong sum; throws what it rejects. */
const findInconsistencies = async (file: FamilyFile, now: number): Promise<string[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-import-'))
  try {
    const database = await connect({ folder })
    try {
      await database.transact((tx) => insertFamily(tx, file, newId(now), now))
      return await database.snapshot(verify)
    } finally {
      await database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Parses the file of a family, of this version or an older one, and checks that it is complete and consistent.
 * @throws OperatorError with what is wrong, and where
 */
export const parseFamilyFile = async (text: string, now: number): Promise<FamilyFile> => {
  const file = validateFamilyFile(parseJson(text))
  const contradictions = findContradictions(file)
  if (contradictions.length > 0) throw createInvalidFileError(contradictions)
  const inconsistencies = await findInconsistencies(file, now)
  if (inconsistencies.length > 0) throw createInvalidFileError(inconsistencies)
  return file
}
