const codes: ReadonlySet<unknown> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Whether a write failed because the row that it belongs to is gone. */
export const isForeignKeyError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code)
