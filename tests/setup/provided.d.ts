import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine that the server suite runs on in this project. */
    database: 'sqlite' | 'postgres'
    /** Where a test file makes its own database, when the engine is PostgreSQL. */
    postgresUrl: string
    /** How many random histories of everything are played; 0 for as many as fit into every run. */
    histories: number
    /** Whether every midnight of sixteen years is looked at, in every time zone. */
    midnights: boolean
    /** What random tests begin from. */
    seed: number
  }
}
