import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { OxlintOverride } from 'oxlint'
import * as restricted from './restricted-imports.ts'
import type { RestrictedImport } from './restricted-imports.ts'

/** Imports that are restricted in the files that match one of the globs. */
export type Boundary = { files: string[]; imports: RestrictedImport[] }

function boundary(files: string[], imports: RestrictedImport[]): Boundary {
  return { files, imports: [restricted.parentFolder, ...imports] }
}

export function restrictImports(patterns: RestrictedImport[]): ['error', { patterns: RestrictedImport[] }] {
  return ['error', { patterns }]
}

/** Returns the names of all features of server and web. */
function featureNames(): string[] {
  const folders = ['server', 'web'].map((side) => path.join(import.meta.dirname, '../../src', side, 'features'))
  return [...new Set(folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder)))]
}

const {
  environment,
  web,
  node,
  framework,
  queries,
  drivers,
  fullZod,
  mutations,
  packages,
  compositionRoot,
  siblingRoot,
  mainAndStart,
} = restricted
const { entry, features, testing, http, httpInternals, ledgerInternals, server, serverExceptCheckResults, scripts } =
  restricted

const forServer = [web, environment, testing, scripts]
const forWebTests = [server, node, framework, queries, drivers, fullZod, scripts]
const forWeb = [...forWebTests, mutations]
const forShared = [server, web, node, packages, fullZod, scripts, testing]

const serverFeature = [...forServer, framework, drivers, compositionRoot, httpInternals]
const webFeature = [...forWeb, testing, compositionRoot]

/** Returns the restricted imports of the subfolders of a feature. */
export function featureSubfolders(feature: string): Boundary[] {
  const others = restricted.featuresOtherThan(feature)
  return [
    boundary([`src/server/features/${feature}/*/**`], [...serverFeature, others]),
    boundary([`src/web/features/${feature}/*/**`], [...webFeature, others]),
  ]
}

const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`

/** The restricted imports by folder. The last match of a file replaces earlier ones, so that each lists everything. */
export const folderBoundaries: Boundary[] = [
  boundary(['src/shared/**'], forShared),
  boundary(['src/shared/**/rules.ts'], [...restricted.forbiddenInRules]),
  boundary([tests('src/shared')], [serverExceptCheckResults, web, node, fullZod]),

  boundary(['src/server/**'], [...forServer, framework, queries, drivers, features, compositionRoot, http]),
  boundary(['src/server/*.ts'], [...forServer, framework, queries, drivers, features, siblingRoot, http]),
  boundary(['src/server/main.ts'], [...forServer, framework, queries, drivers, features]),
  boundary(['src/server/start.ts'], [...forServer, framework, queries, drivers, features, mainAndStart]),
  boundary(['src/server/app.ts'], [...forServer, queries, drivers, mainAndStart]),
  boundary(['src/server/config.ts'], [web, testing, framework, queries, drivers, features, siblingRoot, http]),
  boundary(['src/server/http/**'], [...forServer, queries, drivers, features, compositionRoot, ledgerInternals]),
  boundary(['src/server/db/**'], [...forServer, framework, features, compositionRoot, http]),
  boundary(['src/server/ledger/**'], [...forServer, framework, drivers, features, compositionRoot, http]),
  boundary(['src/server/cli/**'], [...forServer, framework, drivers, compositionRoot, http]),
  boundary(['src/server/demo/**'], [...forServer, framework, queries, drivers, features, entry, http]),
  boundary(['src/server/features/**'], [...serverFeature, features]),
  boundary(['src/server/features/*/routes.ts'], [...serverFeature, queries, features]),
  boundary([tests('src/server')], [web, environment, framework, drivers, features, compositionRoot]),
  boundary(['src/server/*.test.ts', 'src/server/testing/**'], [web, environment, framework, mainAndStart]),

  boundary(['src/web/**'], [...forWeb, testing, features, compositionRoot]),
  boundary(['src/web/*.{ts,tsx}'], [...forWeb, testing, features, mainAndStart]),
  boundary(['src/web/app/**'], [...forWeb, testing, mainAndStart]),
  boundary(['src/web/ledger/use-command.ts'], [...forWebTests, testing, features, compositionRoot]),
  boundary(['src/web/features/**'], [...webFeature, features]),
  boundary([tests('src/web')], [...forWebTests, compositionRoot, features]),
  boundary([tests('src/web/app'), 'src/web/testing/**'], [...forWebTests, mainAndStart]),
]

export const boundaries: OxlintOverride[] = [...folderBoundaries, ...featureNames().flatMap(featureSubfolders)].map(
  ({ files, imports }) => ({ files, rules: { 'no-restricted-imports': restrictImports(imports) } }),
)
