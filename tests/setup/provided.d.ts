import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine that the server suite runs on in this project. */
    database: 'sqlite' | 'postgres'
    /** Where a test file makes its own database, when the engine is PostgreSQL. */
    postgresUrl: string
    /** How much the checks of reliability try: a little in every run, everything in `npm run reliability`. */
    reliability: 'small' | 'full'
    /** What random tests begin from. */
    seed: number
  }
}
