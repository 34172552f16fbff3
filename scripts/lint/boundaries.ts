import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { OxlintOverride } from 'oxlint'
import * as restricted from './restricted-imports.ts'
import type { RestrictedImport } from './restricted-imports.ts'

/** Shut doors for some files. The linter replaces a rule by the last match, so each room names all of its doors. */
function boundary(files: string[], shut: RestrictedImport[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': restrictImports([restricted.upwards, ...shut]) } }
}

export function restrictImports(shut: RestrictedImport[]): ['error', { patterns: RestrictedImport[] }] {
  return ['error', { patterns: shut }]
}

/** The words that have a feature on either side, so that an inner room of a feature may import its own feature. */
function featureWords(): string[] {
  const folders = ['server', 'web'].map((side) => path.join(import.meta.dirname, '../../src', side, 'features'))
  return [...new Set(folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder)))]
}

const { environment, web, node, framework, queries, drivers, fullZod, packages, root, rootBeside, mainBeside } =
  restricted
const { entry, features, harness, server, serverButFigures, tools } = restricted

const onServer = [web, environment, harness, tools]
const onWeb = [server, node, framework, queries, drivers, fullZod, tools]
const inShared = [server, web, node, packages, fullZod, tools, harness]

const serverFeature = [...onServer, framework, drivers, root]
const webFeature = [...onWeb, harness, root]

function innerRooms(word: string): OxlintOverride[] {
  const others = restricted.featuresOtherThan(word)
  return [
    boundary([`src/server/features/${word}/*/**`], [...serverFeature, others]),
    boundary([`src/web/features/${word}/*/**`], [...webFeature, others]),
  ]
}

const withoutHarness = (shut: RestrictedImport[]) => shut.filter((door) => door !== harness)
const tests = (folder: string) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]

/** Which imports must never exist, room by room: the last room that matches a file counts for it. */
export const boundaries: OxlintOverride[] = [
  boundary(['src/shared/**'], inShared),
  boundary(['src/shared/**/rules.ts'], [...restricted.beyondRules]),
  boundary(tests('src/shared'), [serverButFigures, web, node, fullZod]),

  boundary(['src/server/**'], [...onServer, framework, queries, drivers, features, root]),
  boundary(['src/server/*.ts'], [...onServer, framework, queries, drivers, features, rootBeside]),
  boundary(['src/server/main.ts'], [...onServer, framework, queries, drivers, features]),
  boundary(['src/server/start.ts'], [...onServer, framework, queries, drivers, features, mainBeside]),
  boundary(['src/server/app.ts'], [...onServer, queries, drivers, mainBeside]),
  boundary(['src/server/config.ts'], [web, harness, framework, queries, drivers, features, rootBeside]),
  boundary(['src/server/http/**'], [...onServer, queries, drivers, features, root]),
  boundary(['src/server/db/**'], [...onServer, framework, features, root]),
  boundary(['src/server/ledger/**'], [...onServer, framework, drivers, features, root]),
  boundary(['src/server/cli/**'], [...onServer, framework, entry]),
  boundary(['src/server/demo/**'], [...onServer, framework, queries, drivers, features, entry]),
  boundary(['src/server/features/**'], [...serverFeature, features]),
  boundary(['src/server/features/*/routes.ts'], [...serverFeature, queries, features]),
  boundary(tests('src/server'), [web, environment, framework, drivers, features, root]),
  boundary(['src/server/*.test.ts', 'src/server/testing/**'], [web, environment, framework, mainBeside]),

  boundary(['src/web/**'], [...onWeb, harness, features, root]),
  boundary(['src/web/*.{ts,tsx}'], [...onWeb, harness, features, mainBeside]),
  boundary(['src/web/app/**'], [...onWeb, harness, mainBeside]),
  boundary(['src/web/features/**'], [...webFeature, features]),
  boundary(tests('src/web'), withoutHarness([...webFeature, features])),
  boundary([...tests('src/web/app'), 'src/web/testing/**'], [...onWeb, mainBeside]),

  ...featureWords().flatMap(innerRooms),
]
