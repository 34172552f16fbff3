/** Loads the PostgreSQL driver on first use, so that an app on SQLite starts without it. */
export const loadPg = async () => (await import('pg')).default
