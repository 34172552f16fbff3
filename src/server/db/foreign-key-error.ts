import { errorCode } from '#server/error-parts.ts'

/** Returns true if a write failed because the row it references does not exist. */
export const isForeignKeyError = (error: unknown): boolean =>
  ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(errorCode(error) ?? '')
