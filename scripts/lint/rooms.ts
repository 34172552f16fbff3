import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { OxlintOverride } from 'oxlint'
import * as doors from './doors.ts'
import type { Door } from './doors.ts'

/** Shut doors for some files. The linter replaces a rule by the last match, so each room names all of its doors. */
function room(files: string[], shut: Door[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': shutDoors([doors.upwards, ...shut]) } }
}

export function shutDoors(shut: Door[]): ['error', { patterns: Door[] }] {
  return ['error', { patterns: shut }]
}

/** The words that have a feature on either side, so that an inner room of a feature may import its own feature. */
function featureWords(): string[] {
  const folders = ['server', 'web'].map((side) => path.join(import.meta.dirname, '../../src', side, 'features'))
  return [...new Set(folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder)))]
}

const { environment, web, node, framework, queries, drivers, fullZod, packages, root, rootBeside, mainBeside } = doors
const { entry, features, harness, server, serverButFigures, tools } = doors

const onServer = [web, environment, harness, tools]
const onWeb = [server, node, framework, queries, drivers, fullZod, tools]
const inShared = [server, web, node, packages, fullZod, tools]

const serverFeature = [...onServer, framework, drivers, root]
const webFeature = [...onWeb, harness, root]

function innerRooms(word: string): OxlintOverride[] {
  const others = doors.featuresOtherThan(word)
  return [
    room([`src/server/features/${word}/*/**`], [...serverFeature, others]),
    room([`src/web/features/${word}/*/**`], [...webFeature, others]),
  ]
}

const withoutHarness = (shut: Door[]) => shut.filter((door) => door !== harness)
const tests = (folder: string) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]

/** Which imports must never exist, room by room: the last room that matches a file counts for it. */
export const rooms: OxlintOverride[] = [
  room(['src/shared/**'], inShared),
  room(['src/shared/**/rules.ts'], [...doors.beyondRules]),
  room(tests('src/shared'), [serverButFigures, web, node, fullZod]),

  room(['src/server/**'], [...onServer, framework, queries, drivers, features, root]),
  room(['src/server/*.ts'], [...onServer, framework, queries, drivers, features, rootBeside]),
  room(['src/server/main.ts'], [...onServer, framework, queries, drivers, features]),
  room(['src/server/start.ts'], [...onServer, framework, queries, drivers, features, mainBeside]),
  room(['src/server/app.ts'], [...onServer, queries, drivers, mainBeside]),
  room(['src/server/config.ts'], [web, harness, framework, queries, drivers, features, rootBeside]),
  room(['src/server/http/**'], [...onServer, queries, drivers, features, root]),
  room(['src/server/db/**'], [...onServer, framework, features, root]),
  room(['src/server/ledger/**'], [...onServer, framework, drivers, features, root]),
  room(['src/server/cli/**'], [...onServer, framework, entry]),
  room(['src/server/demo/**'], [...onServer, framework, queries, drivers, features, entry]),
  room(['src/server/features/**'], [...serverFeature, features]),
  room(['src/server/features/*/routes.ts'], [...serverFeature, queries, features]),
  room(tests('src/server'), [web, environment, framework, drivers, features, root]),
  room(['src/server/*.test.ts', 'src/server/testing/**'], [web, environment, framework, mainBeside]),

  room(['src/web/**'], [...onWeb, harness, features, root]),
  room(['src/web/*.{ts,tsx}'], [...onWeb, harness, features, mainBeside]),
  room(['src/web/app/**'], [...onWeb, harness, mainBeside]),
  room(['src/web/features/**'], [...webFeature, features]),
  room(tests('src/web'), withoutHarness([...webFeature, features])),
  room([...tests('src/web/app'), 'src/web/testing/**'], [...onWeb, mainBeside]),

  ...featureWords().flatMap(innerRooms),
]
