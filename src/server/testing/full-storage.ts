import { createTestApp } from './harness.ts'

/** Creates an app whose storage is full while `setFull(true)` holds: nothing can be written. */
export const createAppWithFullStorage = async () => {
  let isFull = false
  const error = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
  const app = await createTestApp({
    wrapDatabase: (database) => ({
      ...database,
      transact: (work) => (isFull ? Promise.reject(error) : database.transact(work)),
    }),
  })
  return { app, setFull: (full: boolean) => void (isFull = full) }
}
