import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Part } from './bench.ts'
import { conversation } from './conversation.ts'
import { familyDay } from './day.ts'
import { everyday } from './everyday.ts'
import { manyFamilies } from './families.ts'
import { isHeld, lineOf } from './figures.ts'
import { growth } from './growth.ts'
import { longLives } from './long-lives.ts'
import { onPostgres } from './postgres.ts'

const parts: Readonly<Record<string, Part>> = {
  everyday,
  postgres: onPostgres,
  families: manyFamilies,
  growth,
  lives: longLives,
  chat: conversation,
  day: familyDay,
}

/** `npm run bench` measures everything; `npm run bench -- growth chat` these parts. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}, but ${Object.keys(parts).join(', ')}.`)

// Not the system's folder for temporary files: that may be memory, which has no commit to wait for.
const folder = mkdtempSync(path.resolve('data-bench-'))
const bench = {
  folder,
  rounds: Number(process.env['ROUNDS'] ?? 5),
  seconds: Number(process.env['SECONDS'] ?? 3),
  facts: new Map<string, number>(),
}

try {
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const figures = await part(bench)
    for (const figure of figures) console.log(lineOf(figure))
    if (!figures.every(isHeld)) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
