import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { OxlintOverride } from 'oxlint'
import * as restricted from './restricted-imports.ts'
import type { RestrictedImport } from './restricted-imports.ts'

/** Imports that are restricted in the files that match one of the globs. */
export type Boundary = { files: string[]; imports: RestrictedImport[] }

function createBoundary(files: string[], imports: RestrictedImport[]): Boundary {
  return { files, imports: [restricted.parentFolder, ...imports] }
}

export function createImportRule(patterns: RestrictedImport[]): ['error', { patterns: RestrictedImport[] }] {
  return ['error', { patterns }]
}

/** Returns the names of all features of server and web. */
function listFeatureNames(): string[] {
  const folders = ['server', 'web'].map((side) => path.join(import.meta.dirname, '../../src', side, 'features'))
  return [...new Set(folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder)))]
}

const {
  processModule,
  web,
  node,
  hono,
  kysely,
  drivers,
  network,
  mailTransport,
  fullZod,
  mutations,
  commandSending,
  writeCalls,
  nonZodPackages,
  compositionRoot,
  siblingRoot,
  mainAndStart,
  restrictOtherFeatures,
} = restricted
const { entry, features, testing, http, httpInternals, ledgerInternals, server, serverExceptCheckResults, scripts } =
  restricted

const restrictedExceptNetwork = [web, processModule, testing, scripts]
const restrictedInServer = [...restrictedExceptNetwork, network, mailTransport]
const restrictedInServerTests = [web, processModule, hono, drivers, compositionRoot]
const restrictedInWebTests = [server, node, hono, kysely, drivers, fullZod, scripts]
const restrictedInWeb = [...restrictedInWebTests, mutations, commandSending, writeCalls]
const restrictedInShared = [server, web, node, nonZodPackages, fullZod, scripts, testing]

const restrictedInStore = [...restrictedInServer, hono, drivers, compositionRoot, httpInternals]
const restrictedInServerFeature = [...restrictedInStore, kysely]
const restrictedInWebFeature = [...restrictedInWeb, testing, compositionRoot]

const toTestGlob = (folder: string) => `${folder}/**/*.test.{ts,tsx}`

/** Returns the boundaries of the subfolders of a feature in server and web, which may import that feature. */
export function createSubfolderBoundaries(feature: string): Boundary[] {
  const others = restrictOtherFeatures(feature)
  return [
    createBoundary([`src/server/features/${feature}/*/**`], [...restrictedInServerFeature, others]),
    createBoundary([`src/server/features/${feature}/*/{store,*-store}.ts`], [...restrictedInStore, others]),
    createBoundary([toTestGlob(`src/server/features/${feature}/*`)], [...restrictedInServerTests, others]),
    createBoundary([`src/web/features/${feature}/*/**`], [...restrictedInWebFeature, others]),
  ]
}

/** The files that compose the features. */
const appFiles = ['app', 'job-runner', 'services', 'undo-handlers'].map((name) => `src/server/${name}.ts`)

/** The restricted imports by folder. The last match of a file replaces earlier ones, so that each lists everything. */
export const folderBoundaries: Boundary[] = [
  createBoundary(['src/shared/**'], restrictedInShared),
  createBoundary(['src/shared/**/*rules.ts'], [...restricted.forbiddenInRules]),
  createBoundary([toTestGlob('src/shared')], [serverExceptCheckResults, web, node, fullZod]),

  createBoundary(['src/server/**'], [...restrictedInServer, hono, kysely, drivers, features, compositionRoot, http]),
  createBoundary(['src/server/*.ts'], [...restrictedInServer, hono, kysely, drivers, features, siblingRoot, http]),
  createBoundary(
    ['src/server/outbound.ts'],
    [...restrictedExceptNetwork, mailTransport, hono, kysely, drivers, features, siblingRoot, http],
  ),
  createBoundary(['src/server/main.ts'], [...restrictedInServer, hono, kysely, drivers, features]),
  createBoundary(['src/server/start.ts'], [...restrictedInServer, hono, kysely, drivers, features, mainAndStart]),
  createBoundary(appFiles, [...restrictedInServer, kysely, drivers, mainAndStart]),
  createBoundary(
    ['src/server/config.ts'],
    [web, testing, network, mailTransport, hono, kysely, drivers, features, siblingRoot, http],
  ),
  createBoundary(
    ['src/server/http/**'],
    [...restrictedInServer, kysely, drivers, features, compositionRoot, ledgerInternals],
  ),
  createBoundary(['src/server/db/**'], [...restrictedInServer, hono, features, compositionRoot, http]),
  createBoundary(
    ['src/server/mail/**'],
    [...restrictedExceptNetwork, network, hono, kysely, drivers, features, compositionRoot, http],
  ),
  createBoundary(['src/server/jobs/**'], [...restrictedInServer, hono, drivers, features, compositionRoot, http]),
  createBoundary(['src/server/ledger/**'], [...restrictedInServer, hono, drivers, features, compositionRoot, http]),
  createBoundary(['src/server/cli/**'], [...restrictedInServer, hono, kysely, drivers, compositionRoot, http]),
  createBoundary(['src/server/demo/**'], [...restrictedInServer, hono, kysely, drivers, features, entry, http]),
  createBoundary(['src/server/features/**'], [...restrictedInServerFeature, features]),
  createBoundary(['src/server/features/*/{store,*-store}.ts'], [...restrictedInStore, features]),
  createBoundary([toTestGlob('src/server')], [...restrictedInServerTests, features]),
  createBoundary(['src/server/*.test.ts', 'src/server/testing/**'], [web, processModule, hono, mainAndStart]),

  createBoundary(['src/web/**'], [...restrictedInWeb, testing, features, compositionRoot]),
  createBoundary(['src/web/*.{ts,tsx}'], [...restrictedInWeb, testing, features, siblingRoot]),
  createBoundary(['src/web/landing.ts'], [...restrictedInWeb, testing, siblingRoot, restrictOtherFeatures('landing')]),
  createBoundary(['src/web/main.tsx'], [...restrictedInWeb, testing, features]),
  createBoundary(['src/web/app/**'], [...restrictedInWeb, testing, mainAndStart]),
  createBoundary(
    ['src/web/ledger/{use-send,send-directly}.ts'],
    [...restrictedInWebTests, testing, features, compositionRoot],
  ),
  createBoundary(['src/web/features/**'], [...restrictedInWebFeature, features]),
  createBoundary([toTestGlob('src/web')], [...restrictedInWebTests, compositionRoot, features]),
  createBoundary([toTestGlob('src/web/app'), 'src/web/testing/**'], [...restrictedInWebTests, mainAndStart]),
]

export const boundaryOverrides: OxlintOverride[] = [
  ...folderBoundaries,
  ...listFeatureNames().flatMap(createSubfolderBoundaries),
].map(({ files, imports }) => ({ files, rules: { 'no-restricted-imports': createImportRule(imports) } }))
