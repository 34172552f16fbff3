import * as z from 'zod/mini'
import { effectSchemas } from '#shared/acts/effects.ts'
import { actRecord } from '#shared/acts/record.ts'
import { agentRecord } from '#shared/agents/record.ts'
import { childLimits } from '#shared/children/rules.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id } from '#shared/contract/fields.ts'
import { familyRecord, memberInFile } from '#shared/families/record.ts'
import { storedInstant } from '#shared/records/columns.ts'
import { exportShape } from '#shared/records/record.ts'
import { childInFile } from './nested-lists.ts'
import { fileFormat, fileVersion } from './version.ts'

const actShape = exportShape(actRecord)
const actWithoutKind = z.strictObject({ ...actShape, kind: z.null(), effect: z.null() })
const actsByKind = Object.entries(effectSchemas).map(([kind, effect]) =>
  z.strictObject({ ...actShape, childId: kind === 'child_added' ? z.null() : id, kind: z.literal(kind), effect }),
)

/** The export file of a family: everything that was recorded, without passwords, sessions and invitations. */
export const familyFile = z.strictObject({
  format: z.literal(fileFormat),
  version: z.literal(fileVersion),
  exportedAt: storedInstant,
  family: z.strictObject({ ...exportShape(familyRecord), showsPictures: z.boolean() }),
  members: z.array(memberInFile),
  agents: z.array(z.strictObject(exportShape(agentRecord))),
  children: z.array(childInFile).check(z.maxLength(childLimits.children, 'too_many_children')),
  acts: z.array(z.discriminatedUnion('kind', [actWithoutKind, ...actsByKind])),
})

export type FamilyFile = z.output<typeof familyFile>

export const exportFamily = endpoint('GET', '/api/family/export', {
  summary: 'Returns all data of the family as one file, which `glowjar import` reads.',
  afterRemoval: true,
  recentSignIn: true,
  response: familyFile,
})
