import * as z from 'zod/mini'
import { effects } from '#shared/acts/effects.ts'
import { actRecord } from '#shared/acts/record.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id } from '#shared/contract/fields.ts'
import { familyRecord, memberInFile } from '#shared/families/record.ts'
import { storedInstant } from '#shared/records/columns.ts'
import { exportShape } from '#shared/records/record.ts'
import { childInFile } from './lists.ts'
import { fileFormat, fileVersion } from './version.ts'

const anyAct = exportShape(actRecord)
const plainAct = z.strictObject({ ...anyAct, kind: z.null(), effect: z.null() })
const acts = Object.entries(effects).map(([kind, effect]) =>
  z.strictObject({ ...anyAct, childId: kind === 'child_added' ? z.null() : id, kind: z.literal(kind), effect }),
)

/** A whole family: everything that was recorded, and nothing that signs anyone in. */
export const familyFile = z.strictObject({
  format: z.literal(fileFormat),
  version: z.literal(fileVersion),
  exportedAt: storedInstant,
  family: z.strictObject({ ...exportShape(familyRecord), showsPictures: z.boolean() }),
  members: z.array(memberInFile),
  children: z.array(childInFile),
  acts: z.array(z.discriminatedUnion('kind', [plainAct, ...acts])),
})

export type FamilyFile = z.output<typeof familyFile>

export const exportFamily = endpoint('GET', '/api/family/export', {
  summary: 'Returns all data of the family as one file, which `glowjar import` reads.',
  response: familyFile,
})
