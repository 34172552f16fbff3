import * as z from 'zod/mini'
import { childRecord } from '#shared/children/record.ts'

/** Returns the aliases of a child from their JSON. */
export const parseAliases = (json: string): string[] => z.parse(childRecord.aliases.schema, JSON.parse(json))
