import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine that the server suite runs on in this project. */
    database: 'sqlite' | 'postgres'
    /** Where a test file makes its own database, when the engine is PostgreSQL. */
    postgresUrl: string
    /** What random tests begin from. */
    seed: number
  }
}
