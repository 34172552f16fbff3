import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Database engine of this project. */
    database: 'sqlite' | 'postgres'
    /** URL of the PostgreSQL server on which test files create databases. */
    postgresUrl: string
    /** Size of the reliability checks: a sample in `npm test`, full counts in `npm run reliability`. */
    reliability: 'small' | 'full'
    /** Seed of random tests. */
    seed: number
  }
}
