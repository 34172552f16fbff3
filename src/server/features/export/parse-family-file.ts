import * as z from 'zod/mini'
import { familyFile, type FamilyFile } from '#shared/export/contract.ts'
import { fileFormat, fileVersion, upgradeFile } from '#shared/export/version.ts'
import { connect } from '#server/db/connect.ts'
import { toFieldErrors } from '#server/field-errors.ts'
import { newId } from '#server/ids.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { toPrintable } from '#server/printable.ts'
import { withTemporaryFolder } from '#server/temporary-folder.ts'
import { findContradictions } from './find-contradictions.ts'
import { findImpossibleTimes } from './find-impossible-times.ts'
import { insertFamily } from './insert-family.ts'

const maxShownErrors = 10

const createInvalidFileError = (errors: readonly string[]) => {
  const more = errors.length > maxShownErrors ? [`and ${errors.length - maxShownErrors} more`] : []
  const shown = errors.slice(0, maxShownErrors).map((error) => toPrintable(error))
  return new OperatorError(['This file cannot be imported:', ...shown, ...more].join('\n'))
}

const throwErrors = (errors: readonly string[]) => {
  if (errors.length > 0) throw createInvalidFileError(errors)
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
const findInconsistencies = (file: FamilyFile, now: number): Promise<string[]> =>
  withTemporaryFolder(async (folder) => {
    const database = await connect({ folder })
    try {
      await database.transact((tx) => insertFamily(tx, file, newId(now), now))
      return await database.snapshot(verify)
    } finally {
      await database.close()
    }
  })

/**
 * Parses the file of a family, of this version or an older one, and checks that it is complete and consistent.
 * @throws OperatorError with what is wrong, and where
 */
export const parseFamilyFile = async (text: string, now: number): Promise<FamilyFile> => {
  const file = validateFamilyFile(parseJson(text))
  throwErrors(findContradictions(file))
  throwErrors(findImpossibleTimes(file, now))
  throwErrors(await findInconsistencies(file, now))
  return file
}
