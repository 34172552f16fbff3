const codes: ReadonlySet<unknown> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Returns true if a write failed because the row it references does not exist. */
export const isForeignKeyError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code)
