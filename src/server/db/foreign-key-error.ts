import { errorCode } from '#server/error-parts.ts'

// On SQLite, triggers enforce the foreign keys of the columns `via`.
const codes = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_TRIGGER']

/** Returns true if a write failed because the row it references does not exist. */
export const isForeignKeyError = (error: unknown): boolean => codes.includes(errorCode(error) ?? '')
