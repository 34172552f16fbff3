import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { familyFile, fileFormat, type FamilyFile } from '#shared/export/contract.ts'
import { connect } from '#server/db/connect.ts'
import { toFieldErrors } from '#server/field-errors.ts'
import { newId } from '#server/ids.ts'
import { formatInconsistency } from '#server/ledger/fault.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { contradictionsIn } from './contradictions.ts'
import { keepFamily } from './keep-family.ts'

const told = 10

const bad = (said: readonly string[]): never => {
  const more = said.length > told ? [`and ${said.length - told} more`] : []
  throw new OperatorError(['This file cannot be read in:', ...said.slice(0, told), ...more].join('\n'))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    return bad([`it is no JSON: ${error instanceof Error ? error.message : ''}`])
  }
}

const head = z.object({ format: z.literal(fileFormat), version: z.number() })

const shaped = (read: unknown): FamilyFile => {
  const begins = z.safeParse(head, read)
  if (!begins.success)
    return bad([`it is no export of Glowjar: "format" must be "${fileFormat}", and "version" a number`])
  if (begins.data.version !== 1) {
    return bad([`it is of version ${begins.data.version}, made by a newer Glowjar; this one reads version 1`])
  }
  const outcome = z.safeParse(familyFile, read, { reportInput: true })
  if (outcome.success) return outcome.data
  return bad(toFieldErrors(outcome.error).map(({ path: place, message }) => `${place}: ${message}`))
}

// What the database would refuse, and whether every sum is right, shows in one that is thrown away.
const faultsIn = async (file: FamilyFile, now: number): Promise<string[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-import-'))
  try {
    const database = await connect({ folder })
    try {
      await database.transact((tx) => keepFamily(tx, file, newId(now), now))
      return (await database.snapshot(verify)).map(formatInconsistency)
    } finally {
      await database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The family in the text of a file, proved to be whole and right in itself. For any other it names what is wrong, and where. */
export const proveFile = async (text: string, now: number): Promise<FamilyFile> => {
  const file = shaped(parsed(text))
  const contradictions = contradictionsIn(file)
  if (contradictions.length > 0) bad(contradictions)
  const faults = await faultsIn(file, now)
  if (faults.length > 0) bad(faults)
  return file
}
