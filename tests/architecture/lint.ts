import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')
const configuration = [
  'oxlint.config.ts',
  'scripts/lint',
  'package.json',
  '.gitignore',
  ...globSync('tsconfig*.json', { cwd: project }),
]

export type Finding = {
  code: string
  message: string
  help?: string
  filename: string
  labels: { span: { line: number } }[]
}

/** Lints files, given as texts by path, as if they were in the project, with the project's configuration. */
export function lint(files: Readonly<Record<string, string>>): Finding[] {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'glowjar-lint-')))
  try {
    for (const name of configuration) {
      cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
      writeFileSync(path.join(folder, name), `${text}\n`)
    }
    symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
    const oxlint = path.join(project, 'node_modules/.bin/oxlint')
    const { stdout } = spawnSync(oxlint, ['--format=json', 'src'], { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
    return diagnostics
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
